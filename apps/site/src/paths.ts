import { isMemberPage, type MemberPage } from './member/names.ts'

/** The search parameters that every page accepts. */
export type ShellSearch = {
  /** Opens the member centre above the page, at this entry. */
  readonly member?: MemberPage
  /** Opens the agent centre above the page, at this entry; the panel knows which exist. */
  readonly agent?: string
  /** A round of the betting record, opened beside it. */
  readonly round?: string
  /** The order to which the payment page returns, or which the payments' lists open. */
  readonly deposit?: string
  readonly withdrawal?: string
  /** Filters of a record: its days, and a game or a group. */
  readonly from?: string
  readonly to?: string
  readonly of?: string
}

export type GameSearch = {
  readonly gameId?: string
  /** A visitor pressed Demo: a trial account opens without another press. */
  readonly demo?: string
}
export type FairnessSearch = { readonly check?: string }

type Raw = Record<string, unknown>

const AGENT = /^(?:agent|affiliate)\w{1,30}$/

const detailNames = ['round', 'deposit', 'withdrawal', 'from', 'to', 'of'] as const

/** `isLost`: the URL names a page of the member centre that does not exist. */
export type ReadSearch = ShellSearch & { readonly isLost?: true }

export function readShellSearch(raw: Raw): ReadSearch {
  const member = isMemberPage(raw['member']) ? raw['member'] : null
  const details = Object.fromEntries(
    detailNames.flatMap((name) => (text(raw[name]) ? [[name, text(raw[name])]] : [])),
  )
  const isLost = member === null && raw['member'] !== undefined
  const agent = text(raw['agent'])
  const isAgent = agent !== undefined && AGENT.test(agent)
  return {
    ...(member ? { member } : {}),
    ...(isAgent ? { agent } : {}),
    ...(isLost ? { isLost } : {}),
    ...details,
  }
}

export function readGameSearch(raw: Raw): GameSearch {
  const [gameId, demo] = [text(raw['gameId']), text(raw['demo'])]
  return { ...(gameId ? { gameId } : {}), ...(demo ? { demo } : {}) }
}

export function readFairnessSearch(raw: Raw): FairnessSearch {
  const check = text(raw['check'])
  return check ? { check } : {}
}

const LONGEST_VALUE = 100

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_VALUE ? value : undefined
}

/** The same URL with the member centre open at a page, or closed. */
export function withMember<Search extends ShellSearch>(
  search: Search,
  page: MemberPage | null,
): Omit<Search, keyof ShellSearch> & ShellSearch {
  const {
    member: _member,
    agent: _agent,
    round: _round,
    deposit: _deposit,
    withdrawal: _withdrawal,
    from: _from,
    to: _to,
    of: _of,
    ...rest
  } = search
  return page ? { ...rest, member: page } : rest
}

/** The same URL with the agent centre open at a page, or closed; only one of both centres is open. */
export function withAgent<Search extends ShellSearch>(
  search: Search,
  page: string | null,
): Omit<Search, keyof ShellSearch> & ShellSearch {
  const rest = withMember(search, null)
  return page ? { ...rest, agent: page } : rest
}
