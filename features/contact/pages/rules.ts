/** The seven help topics of the footer (SHL-10, specification §1). */
export const topics = ['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund'] as const
export type Topic = (typeof topics)[number]

export function topicOf(name: unknown): Topic | null {
  return topics.find((topic) => topic === name) ?? null
}

export const resourceTypes = ['IOS', 'ANDROID'] as const
export type ResourceType = (typeof resourceTypes)[number]

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0) ?? 32};`)

/** Replaces `{brand}` and `{licence}` in a default text with the brand's values, which are escaped. */
export function withBrand(
  html: string,
  { name, licence }: { readonly name: string; readonly licence: string },
): string {
  return html.replaceAll('{brand}', () => escaped(name)).replaceAll('{licence}', () => escaped(licence))
}

export type Phone = {
  readonly kind: 'IOS' | 'ANDROID' | null
  /** Whether its browser can add the site to the home screen: on an iPhone only Safari, and never a browser inside an app. */
  readonly mayInstall: boolean
}

/** In-app browsers, which cannot install. */
const IN_APP = /FBAN|FBAV|Instagram|Line\/|Zalo|TikTok|musical_ly|BytedanceWebview|; wv\)/i
/** Other browsers on an iPhone; their user agents also contain Safari. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|GSA\/|DuckDuckGo|YaBrowser|coc_coc/i

/** The device from its user agent; an iPad reports a Mac, but Macs have no touch screen. */
export function phoneOf({ agent, touchPoints }: { agent: string; touchPoints: number }): Phone {
  const isIos = /iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1)
  if (isIos)
    return {
      kind: 'IOS',
      mayInstall: /Safari\//.test(agent) && !NOT_SAFARI.test(agent) && !IN_APP.test(agent),
    }
  if (/Android/.test(agent)) return { kind: 'ANDROID', mayInstall: !IN_APP.test(agent) }
  return { kind: null, mayInstall: true }
}
