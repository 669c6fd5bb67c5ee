/**
 * Reads the session storage of the specification's §3 (SHL-12): after a reload the page shows it until the server has responded. Anything
 * malformed is ignored.
 */
function parsed(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export type KeptBrand = {
  readonly name: string
  readonly languages: readonly string[]
  readonly gameOrigin: string | null
  readonly flags: Readonly<Record<string, boolean>>
}

const SETTINGS = 'settings'

export function keepBrand({ name, languages, gameOrigin, flags }: KeptBrand): void {
  sessionStorage.setItem(SETTINGS, JSON.stringify({ name, languages, gameOrigin, flags }))
}

/** The cached settings: the brand's name, its languages and its flags. */
export function keptBrand(): KeptBrand | null {
  const { name, languages, gameOrigin, flags } = Object(parsed(SETTINGS))
  if (typeof name !== 'string' || !Array.isArray(languages)) return null
  const switched = Object.entries(Object(flags)).filter(([, isOn]) => isOn === true)
  return {
    name,
    languages: languages.map(String),
    gameOrigin: typeof gameOrigin === 'string' ? gameOrigin : null,
    flags: Object.fromEntries(switched.map(([flag]) => [flag, true])),
  }
}

/** The vendors in their order, by code. */
export function keptVendors(): readonly string[] {
  const codes = parsed('gameVendor')
  return Array.isArray(codes) ? codes.map(String) : []
}

export type KeptMember = { readonly id: bigint; readonly account: string; readonly type: number }

export function keepMember({ id, account, type }: KeptMember): void {
  sessionStorage.setItem('account', account)
  sessionStorage.setItem('customerId', id.toString())
  sessionStorage.setItem('isAgent', type.toString())
}

const ID = /^[1-9]\d{0,17}$/
const TYPE = /^\d{1,2}$/

/** Account, id and account type (`isAgent`, a number) of the member of this tab. */
export function keptMember(): KeptMember | null {
  const [account, id, type] = ['account', 'customerId', 'isAgent'].map((key) => sessionStorage.getItem(key))
  if (!account || !id || !type || !ID.test(id) || !TYPE.test(type)) return null
  return { id: BigInt(id), account, type: Number(type) }
}
