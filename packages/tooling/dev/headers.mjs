/** Headers on their way through the proxy. Pure. */

/** Meant for one connection, not for the next (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Browsers take a cookie with such a prefix on https only; on the proxy's plain http it goes by another name. */
const PREFIX = /^__(Host|Secure)-/;
const RENAMED = /^dev-(Host|Secure)-/;

/** Headers that go on to the next connection. */
export function passedOn(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

/** The addresses under which a browser on this machine reaches a server on `host` and `port`. */
export function ownOrigins(host, port) {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', host.includes(':') ? `[${host}]` : host]);
  return [...names].map((name) => `http://${name}:${port}`);
}

/**
 * A request to the proxy as the product would have got it. `Origin` becomes the product's only where it is the proxy's own: a foreign
 * page's stays what it is, and the product refuses it.
 * @param own origins of the proxy
 * @param product the product's origin
 */
export function toProduct(headers, own, product) {
  const { origin, referer, cookie, ...others } = passedOn(headers);
  const home = own.find((candidate) => referer === candidate || referer?.startsWith(`${candidate}/`));
  return {
    ...others,
    host: new URL(product).host,
    ...(origin === undefined ? {} : { origin: own.includes(origin) ? product : origin }),
    ...(referer === undefined ? {} : { referer: home ? product + referer.slice(home.length) : referer }),
    ...(cookie === undefined
      ? {}
      : {
          cookie: cookie
            .split('; ')
            .map((pair) => pair.replace(RENAMED, '__$1-'))
            .join('; '),
        }),
  };
}

/** An answer of the product as the browser can use it on the proxy's plain http address. */
export function fromProduct(headers) {
  const {
    'strict-transport-security': _https,
    'set-cookie': cookies,
    'content-security-policy': policy,
    ...others
  } = passedOn(headers);
  return {
    ...others,
    ...(cookies === undefined ? {} : { 'set-cookie': cookies.map(asPlainCookie) }),
    ...(policy === undefined
      ? {}
      : {
          'content-security-policy': policy
            .split(';')
            .filter((part) => part.trim() !== 'upgrade-insecure-requests')
            .join(';'),
        }),
  };
}

function asPlainCookie(text) {
  const [pair, ...attributes] = text.split(';');
  return [
    pair.replace(PREFIX, 'dev-$1-'),
    ...attributes.filter((attribute) => !/^\s*(secure|domain=.*|partitioned)\s*$/i.test(attribute)),
  ]
    .join(';')
    .replace(/SameSite=None/i, 'SameSite=Lax');
}
