/**
 * The name under which a browser keeps a cookie of ours. On https it has the prefix with which the browser itself promises
 * that this very host set it, over https and for all its paths: no sister domain and no plain page can plant one (S2).
 */
export function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}
