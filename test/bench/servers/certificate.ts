import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

/** A certificate for this machine, signed by itself: whoever is to trust it must be told. */
export function makeCertificate(folder = "test-results/certificate") {
  mkdirSync(folder, { recursive: true });
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  const name = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-days", "1"];
  execFileSync("openssl", ["req", "-x509", ...made, ...name, "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  return { cert, key };
}
