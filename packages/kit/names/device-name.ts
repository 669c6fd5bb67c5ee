/** A readable name of a browser, from its user agent. Example: a text with 'Chrome/' and 'Android' is 'Chrome, Android'. */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Readable browser name such as "Chrome, Android"; the user agent itself if nothing matches. */
export function deviceName(agent: string): string {
  const named = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(agent))?.[1])
  return named.filter((name) => name !== undefined).join(', ') || agent
}
