/** Dotted quads of private, loopback, link-local, shared, benchmark, multicast and broadcast networks. */
const quads = [
  "127.0.0.1",
  "127.1.2.3",
  "0.0.0.0",
  "10.0.0.1",
  "10.255.255.254",
  "172.16.0.1",
  "172.31.255.1",
  "192.168.0.1",
  "192.168.1.254",
  "169.254.169.254",
  "169.254.170.2",
  "100.64.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
];

/** The ways of writing one IPv4 address that URL parsers know. */
function spellings(quad: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = quad.split(".").map(Number);
  const whole = a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  const pair = (high: number, low: number) => ((high << 8) | low).toString(16);
  return [
    quad,
    `${quad}.`,
    String(whole),
    hex(whole),
    octal(whole),
    [a, b, c, d].map(hex).join("."),
    [a, b, c, d].map(octal).join("."),
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${hex(a)}.${b}.${octal(c * 256 + d)}`,
    quad.replaceAll(".", "。"),
    quad.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    `[::ffff:${quad}]`,
    `[::ffff:${pair(a, b)}:${pair(c, d)}]`,
    `[64:ff9b::${pair(a, b)}:${pair(c, d)}]`,
  ];
}

const hosts = [
  ...quads.flatMap(spellings),
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[fe80::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[ff02::1]",
  "[2002:7f00:1::]",
  "localhost",
  "LOCALHOST",
  "localhost.",
  "%6c%6f%63%61%6c%68%6f%73%74",
  "ｌｏｃａｌｈｏｓｔ",
  "foo.localhost",
  "intranet",
  "kubernetes",
  "metadata.google.internal",
  "metadata.google.internal.",
  "db.internal",
  "printer.local",
  "router.lan",
  "nas.home.arpa",
  "hidden.onion",
  "api.example.com",
  "API.EXAMPLE.COM.",
  "api.example.com..",
  "media.example.com",
  "media.example.com..",
];

/** Addresses that must never be connected to; where one would reach this machine it would reach `port`, under `/canary`. */
export function hostileAddresses(port: string): string[] {
  const plain = hosts.flatMap((host) => [`https://${host}:${port}/canary`, `http://${host}:${port}/canary`]);
  const usualPort = hosts.slice(0, 20).map((host) => `https://${host}/canary`);
  const others = [
    `https://user:pass@shop.example:443/canary`,
    `https://shop.example@127.0.0.1:${port}/canary`,
    `https://127.0.0.1:${port}\\@shop.example/canary`,
    `https:\\\\127.0.0.1:${port}\\canary`,
    `https://shop.example:22/canary`,
    `https://shop.example:${port}/canary`,
    `https://shop.example:6379/canary`,
    `ftp://shop.example/canary`,
    `file:///etc/passwd`,
    `gopher://127.0.0.1:${port}/_canary`,
    `data:text/html,canary`,
    `javascript:alert(1)`,
    `blob:https://shop.example/canary`,
    `ws://127.0.0.1:${port}/canary`,
    `//127.0.0.1:${port}/canary`,
    `/canary`,
    `https://`,
    `https:///`,
    ``,
    ` `,
    `https://256.256.256.256/canary`,
    `https://127.0.0.1.:${port}/canary`,
    `https://[::1%25lo]:${port}/canary`,
    `https://shop.example:99999/canary`,
  ];
  return [...new Set([...plain, ...usualPort, ...others])];
}
