import { walletsOf } from '#ledger/wallets.ts'
import type { Reply } from '#contract/route.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { statements } from '../contract.ts'
import { contractField, contractFields, totalOf, type ContractFlag } from '../rules/funds.ts'
import { vendorFunds, waitingContracts } from '../extension-points.ts'
import { openStakes } from '../store.ts'

type Funds = typeof statements.funds

/** All of a member's money, at vendors too, and which contracts wait for an answer (MEM-09). */
export async function showFunds(app: App, { member }: CallFor<Funds>): Promise<Reply<Funds>> {
  const { currency } = member
  const [wallets, vendors, contracts] = await Promise.all([
    walletsOf(app.db, member.id),
    vendorFunds.of(app)(app, member),
    contractsOf(app, member),
  ])
  const main = wallets.find((wallet) => wallet.kind === 'cash' && wallet.currency === currency)
  const { balance = 0n, held = 0n } = main ?? {}
  return {
    currency,
    free: balance - held,
    held,
    ...totalOf(currency, wallets, vendors),
    openBets: main ? await openStakes(app.db, main.id) : 0n,
    wallets: wallets.map((wallet) => ({
      kind: wallet.kind,
      currency: wallet.currency,
      balance: wallet.balance,
      held: wallet.held,
    })),
    vendors: [...vendors],
    ...contracts,
  }
}

async function contractsOf(app: App, member: MemberCaller) {
  const { merchant, type } = member
  const waiting = await waitingContracts.of(app)(app, member)
  const field = async (flag: ContractFlag) =>
    contractField({ type, isOn: await app.merchants.isOn(merchant, flag), waiting: waiting[flag] ?? 'none' })
  const { dailysalreqtype, divtypereq, contracthoursalreq, realtimesalreqtype } = contractFields
  return {
    dailysalreqtype: await field(dailysalreqtype),
    divtypereq: await field(divtypereq),
    contracthoursalreq: await field(contracthoursalreq),
    realtimesalreqtype: await field(realtimesalreqtype),
  }
}
