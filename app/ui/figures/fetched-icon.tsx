import { addAPIProvider, Icon } from "@iconify/react";

// The hosts, times and lengths that the specification names (section 7).
addAPIProvider("", {
  resources: ["https://api.iconify.design", "https://api.simplesvg.com", "https://api.unisvg.com"],
  timeout: 5000,
  rotate: 750,
  maxURL: 500,
});

export default function FetchedIcon({ name, className }: { name: string; className: string }) {
  return <Icon icon={name} className={className} aria-hidden="true" />;
}
