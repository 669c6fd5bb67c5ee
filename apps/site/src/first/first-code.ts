/**
 * Address → files of its own, and those that a Vietnamese page needs besides; '' names the files of every page
 * (tools/build/first-code.ts).
 */
type Code = Readonly<Record<string, readonly [readonly string[], readonly string[]]>>

const NONE = [[], []] as const

/**
 * Asks for the page's code, all of it at once, as soon as the style sheet is here: the first paint needs the sheet and its picture,
 * and on a thin line would wait for two hundred kilobytes of script beside them.
 */
export async function fetchCode(): Promise<void> {
  const told = document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset['code']
  if (!told) return
  const code: Code = JSON.parse(told.replaceAll("'", '"'))
  await styled()
  const isVietnamese = localStorage.getItem('lang') === 'VI'
  for (const [own, vietnamese] of [code[''] ?? NONE, code[addressOf(location)] ?? NONE]) {
    for (const file of isVietnamese ? [...own, ...vietnamese] : own) preload(`/assets/${file}.js`)
  }
}

/** What is drawn first at a place: for a member the panel of the member centre, where the address names one. */
function addressOf({ pathname, search }: Location): string {
  const panel = new URLSearchParams(search).get('member')
  return panel !== null && sessionStorage.getItem('token') !== null ? `member=${panel}` : pathname
}

function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
  )
}

async function styled(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!sheet || sheet.sheet) return
  await new Promise((resolve) => {
    sheet.addEventListener('load', resolve, { once: true })
    sheet.addEventListener('error', resolve, { once: true })
  })
}
