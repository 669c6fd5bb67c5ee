import { BonusOracle, type Answer, type Play } from '#ledger/tests/bonus-oracle.ts'

/**
 * The bonus engine in memory, written from docs/decisions/0060 and not from the code: campaigns' offers, claims, the queue of one member's
 * grants, wagering, their ends, and what comes back late. Money within bets is the ledger's oracle, which is independent of the SQL too.
 */
export type Campaign = {
  readonly amount: bigint
  readonly wagering: bigint
  readonly isFirst: boolean
  readonly stakeMax: bigint | null
  readonly conversionMax: bigint | null
  /** Percent of a valid bet that counts in live games; all others count in full. */
  readonly liveWeight: bigint
}

export type End = 'completed' | 'capped' | 'spent' | 'expired' | 'cancelled'

type Grant = Campaign & {
  /** Its place among the money wallets of the ledger's oracle. */
  readonly purse: number
  readonly requirement: bigint
  state: 'queued' | 'active' | 'ending' | 'ended'
  isExpired: boolean
  wagered: bigint
  end: End | null
  converted: bigint
  returned: bigint
}

type Counted = { readonly by: Grant | null; now: bigint }

export class EngineOracle {
  readonly money = new BonusOracle()
  readonly grants: Grant[] = []
  /** What the member can claim. */
  readonly offers: Campaign[] = []
  /** Money at the vendor whose wallet takes transfers. */
  away = 0n
  private readonly counted = new Map<string, Counted>()
  private readonly live = new Set<string>()
  private readonly again: { readonly of: Grant; readonly amount: bigint }[] = []

  get active(): Grant | null {
    return this.grants.find(({ state }) => state === 'active') ?? null
  }

  /** A claim that succeeds: the money is in a wallet of its own, and begins if no other bonus is active. */
  claim(campaign: Campaign, requirement = campaign.amount * campaign.wagering): void {
    const purse = this.money.bonuses.length
    const { amount, isFirst, stakeMax, conversionMax } = campaign
    const ledger = { amount, isFirst, stakeMax, balanceMax: conversionMax }
    this.money.bonuses.push({ ...ledger, balance: amount, isActive: false, isCashAfter: false, open: 0 })
    this.grants.push({
      ...campaign,
      purse,
      requirement,
      state: 'queued',
      isExpired: false,
      wagered: 0n,
      end: null,
      converted: 0n,
      returned: 0n,
    })
    this.activateNext()
  }

  play(key: string, play: Play, id: string | null, isLive = false): Answer {
    if (isLive && id !== null) this.live.add(id)
    const answer = this.money.play(key, play, id)
    this.count()
    return answer
  }

  rollBack(key: string, target: string): Answer {
    const answer = this.money.rollBack(key, target)
    this.count()
    return answer
  }

  /** The member cancels: nothing if its wagering is complete. Returns what is given up, or null. */
  cancel(at: number): bigint | null {
    const grant = this.grants[at]
    if (!grant || (grant.state !== 'active' && grant.state !== 'queued')) return null
    if (grant.state === 'active' && grant.wagered >= grant.requirement) return null
    const { balance } = this.purse(grant)
    this.close(grant, 'cancelled')
    this.finish(grant)
    return balance > 0n ? balance : 0n
  }

  expire(): void {
    const { active } = this
    if (active) active.isExpired = true
  }

  /** The member's page: what is met or over ends, newest first; the queue is the worker's, unless one ends now. */
  look(): void {
    const going = this.grants.filter(({ state }) => state === 'active' || state === 'ending')
    for (const grant of going.toReversed()) this.step(grant)
  }

  /** The worker: what came back late first, then every grant, then automatic credits. */
  work(): void {
    for (const grant of this.grants) this.settleLate(grant)
    for (const grant of this.grants) this.step(grant)
    for (const { of, amount } of this.again.splice(0))
      this.claim({ ...of, amount }, of.requirement - of.wagered)
  }

  private step(grant: Grant): void {
    if (grant.state === 'queued') return this.activateNext()
    if (grant.state === 'active') this.endIfOver(grant)
    if (grant.state === 'ending') this.finish(grant)
  }

  private purse({ purse }: Grant) {
    return this.money.bonuses[purse]!
  }

  private activateNext(): void {
    if (this.active) return
    const next = this.grants.find(({ state }) => state === 'queued')
    if (!next) return
    next.state = 'active'
    this.purse(next).isActive = true
    this.money.active = next.purse
    this.step(next)
  }

  private endIfOver(grant: Grant): void {
    const { balance, open, isActive } = this.purse(grant)
    if (grant.wagered >= grant.requirement) this.close(grant, 'completed')
    else if (!isActive) this.close(grant, 'capped')
    else if (grant.isExpired) this.close(grant, 'expired')
    else if (balance <= 0n && open === 0) this.close(grant, 'spent')
  }

  private close(grant: Grant, end: End): void {
    const purse = this.purse(grant)
    if (purse.isActive) {
      purse.isActive = false
      purse.isCashAfter = end === 'completed'
      this.money.active = null
    }
    grant.state = 'ending'
    grant.end = end
  }

  private finish(grant: Grant): void {
    const purse = this.purse(grant)
    if (grant.end !== 'completed' && purse.open > 0) return
    const isPaid = (grant.end === 'completed' || grant.end === 'capped') && purse.balance > 0n
    const most = grant.conversionMax
    grant.converted = !isPaid ? 0n : most !== null && most < purse.balance ? most : purse.balance
    grant.returned = purse.balance - grant.converted
    grant.state = 'ended'
    purse.balance = 0n
    this.money.cash += grant.converted
    this.activateNext()
  }

  /** Money that came back to a bonus that was used up is the member's; any other is the operator's. */
  private settleLate(grant: Grant): void {
    const purse = this.purse(grant)
    if (grant.state !== 'ended' || purse.open > 0 || purse.balance === 0n) return
    if (purse.balance > 0n && grant.end === 'spent') this.again.push({ of: grant, amount: purse.balance })
    purse.balance = 0n
  }

  /** A bet counts for the bonus that was active when it first settled, until it ends or expires; a void takes it back. */
  private count(): void {
    for (const [id, { state, stake }] of this.money.rounds) {
      const known = this.counted.get(id)
      const worth = state === 'settled' ? stake : 0n
      if (!known && state !== 'settled') continue
      const entry = known ?? { by: this.active, now: 0n }
      this.counted.set(id, entry)
      const weight = this.live.has(id) ? (entry.by?.liveWeight ?? 0n) : 100n
      const counts = (worth * weight) / 100n
      if (entry.by?.state === 'active' && !entry.by.isExpired) entry.by.wagered += counts - entry.now
      entry.now = counts
    }
  }
}
