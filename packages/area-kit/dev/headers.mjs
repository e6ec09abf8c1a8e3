/** Changes of headers between browser, proxy and product. Pure. */

/** Headers for a single connection, which a proxy must not forward (RFC 9110, 7.6.1). */
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
/** Browsers accept cookies with these prefixes over https only, so the proxy renames them for its plain http. */
const SECURE_PREFIX = /^__(Host|Secure)-/;
const RENAMED_PREFIX = /^dev-(Host|Secure)-/;

/** Headers that a proxy forwards. */
export function forwardedHeaders(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

/** The origins under which a browser on this machine reaches a server on `host` and `port`. */
export function ownOrigins(host, port) {
  const names = new Set(['localhost', '127.0.0.1', '[::1]', host.includes(':') ? `[${host}]` : host]);
  return [...names].map((name) => `http://${name}:${port}`);
}

/**
 * Headers of a request to the proxy, changed for the product. Only an `Origin` of the proxy becomes the product's: the
 * origin of a foreign page stays, and the product refuses it.
 * @param own origins of the proxy
 * @param product the product's origin
 */
export function toProductHeaders(headers, own, product) {
  const { origin, referer, cookie, ...others } = forwardedHeaders(headers);
  const ownOrigin = own.find((candidate) => referer === candidate || referer?.startsWith(`${candidate}/`));
  return {
    ...others,
    host: new URL(product).host,
    ...(origin === undefined ? {} : { origin: own.includes(origin) ? product : origin }),
    ...(referer === undefined ? {} : { referer: ownOrigin ? product + referer.slice(ownOrigin.length) : referer }),
    ...(cookie === undefined
      ? {}
      : {
          cookie: cookie
            .split('; ')
            .map((pair) => pair.replace(RENAMED_PREFIX, '__$1-'))
            .join('; '),
        }),
  };
}

/** Headers of the product's response, changed for a browser on the proxy's plain http address. */
export function toBrowserHeaders(headers) {
  const {
    'strict-transport-security': _https,
    // The client of development has no integrity.
    'integrity-policy': _integrity,
    'set-cookie': cookies,
    'content-security-policy': policy,
    ...others
  } = forwardedHeaders(headers);
  return {
    ...others,
    ...(cookies === undefined ? {} : { 'set-cookie': cookies.map(withoutHttps) }),
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

function withoutHttps(text) {
  const [pair, ...attributes] = text.split(';');
  return [
    pair.replace(SECURE_PREFIX, 'dev-$1-'),
    ...attributes.filter((attribute) => !/^\s*(secure|domain=.*|partitioned)\s*$/i.test(attribute)),
  ]
    .join(';')
    .replace(/SameSite=None/i, 'SameSite=Lax');
}
