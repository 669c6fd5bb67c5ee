/** The layout around a page: the header, the footer, and the side menu with the phone's bottom bar (SHL-02). */
export type Layout = { readonly header: boolean; readonly footer: boolean; readonly menu: boolean }

const WHOLE: Layout = { header: true, footer: true, menu: true }
const HEADER_ONLY: Layout = { header: true, footer: false, menu: false }

/** The pages with a reduced layout. /game has its own compact bar as its header (decision 10). */
const others: Readonly<Record<string, Layout>> = {
  '/helpmc': { header: false, footer: true, menu: false },
  '/pointMall': { header: true, footer: true, menu: false },
  '/lottery': HEADER_ONLY,
  '/vnlottery': HEADER_ONLY,
  '/seaLottery': HEADER_ONLY,
  '/seamless': HEADER_ONLY,
  '/game': HEADER_ONLY,
  '/table': HEADER_ONLY,
}

export function layoutOf(pathname: string): Layout {
  return others[pathname] ?? WHOLE
}
