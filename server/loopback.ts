/** True for the name or an address of this machine, as URLs and sockets write it. */
export const isLoopback = (host: string) => /^(localhost|(::ffff:)?127\.[\d.]+|::1|\[::1\])$/.test(host);
