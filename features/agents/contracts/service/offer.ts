import type { Db, Tx } from '#db/pool.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { rangeBelow, type Placed } from '#features/agents/tree/public.ts'
import type { App } from '#server/app.ts'
import { brokenBy } from '../rules/broken.ts'
import { periodAt } from '../rules/periods.ts'
import { areValid, flagOf, isWithin, type ContractKind, type Period, type Terms } from '../rules/terms.ts'
import { termsOf, validOf, validWithin } from '../store/contracts.ts'

const DAY_MS = 86_400_000
const PPM_PER_BP = 100

const mostSetting = {
  dividend: 'contractDividendMost',
  daily: 'contractDailyMost',
  hourly: 'contractHourlyMost',
  realTime: 'contractRealTimeMost',
} as const satisfies Readonly<Record<ContractKind, string>>

/** The highest rate that the brand allows for a kind, in parts per million. */
export async function maximumPpm(app: App, merchant: string, kind: ContractKind): Promise<number> {
  return (await settingOf(app, merchant, mostSetting[kind])) * PPM_PER_BP
}

export function isKindOn(app: App, merchant: string, kind: ContractKind): Promise<boolean> {
  return app.merchants.isOn(merchant, flagOf[kind])
}

/** The refusals of any offer, by an upline or the brand. */
export async function checkTerms(
  app: App,
  merchant: string,
  terms: Terms,
): Promise<
  | { refused: 'contracts.kindOff' }
  | { refused: 'contracts.termsInvalid'; detail: { maximumPpm: number } }
  | null
> {
  if (!(await isKindOn(app, merchant, terms.kind))) return { refused: 'contracts.kindOff' }
  const most = await maximumPpm(app, merchant, terms.kind)
  return areValid(terms, most) ? null : { refused: 'contracts.termsInvalid', detail: { maximumPpm: most } }
}

/** Whether an upline may give these terms: its own contract pays at least as much at every score. */
export async function checkOwn(
  reader: Db | Tx,
  uplineId: bigint,
  terms: Terms,
): Promise<'contracts.noneOwn' | 'contracts.aboveOwn' | null> {
  const own = await validOf(reader, { memberId: uplineId, kind: terms.kind })
  if (!own) return 'contracts.noneOwn'
  return isWithin(terms, termsOf(own)) ? null : 'contracts.aboveOwn'
}

export type Ending = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly account: string
  /** Levels below the member whose contract changes. */
  readonly level: number
}

/** The contracts below a member that end when its own becomes `terms`; null: when it ends. */
export async function endingBelow(
  reader: Db | Tx,
  member: Pick<Placed, 'id' | 'line'>,
  { kind, terms }: { readonly kind: ContractKind; readonly terms: Terms | null },
): Promise<Ending[]> {
  const valid = await validWithin(reader, rangeBelow(member.line), kind)
  const rows = new Map(valid.map((each) => [each.id, each.row]))
  return brokenBy(valid, { memberId: member.id, terms }).flatMap(({ id, memberId }) => {
    const row = rows.get(id)
    if (!row) return []
    const { number, account, depth } = row
    return [{ id, number, memberId, account, level: depth - member.line.length }]
  })
}

/** When a contract that is accepted now begins: with the next period, so that none is retroactive. */
export async function beginsAt(app: App, merchant: string, period: Period, now: Date): Promise<Date> {
  return periodAt(period, now, await zoneOf(app, merchant)).to
}

export async function zoneOf(app: App, merchant: string): Promise<string> {
  const brand = await app.merchants.byCode(merchant)
  if (!brand) throw new Error(`brand ${merchant} is gone`)
  return brand.timeZone
}

export async function expiresAt(app: App, merchant: string, now: Date): Promise<Date> {
  return new Date(now.getTime() + (await settingOf(app, merchant, 'contractDays')) * DAY_MS)
}
