import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { vendorsOffice } from './contract/office.ts'
import type { vendorsWallet } from './contract/wallet.ts'
import { fetchCatalogue } from './service/catalogue.ts'
import { HOUSE_KEY, housePublicKey } from './service/house-key.ts'
import { addKey, endKey, listCalls, listDoors, rehearseCall, save } from './service/office.ts'
import { createReceiver, type Incoming } from './service/receive.ts'

type SignedCall = CallFor<(typeof vendorsWallet)['bet']>

/** The seamless wallet: calls of every protocol are authenticated by their bytes, so handlers here get no parsed body. */
export function vendorsWalletRoutes(app: App): Handlers<typeof vendorsWallet> {
  const receive = createReceiver(app)
  const take = (call: SignedCall, of: Pick<Incoming, 'op' | 'protocol' | 'vendor' | 'path'>) => {
    const { ip, now, header, raw } = call
    return receive({ ...of, method: 'POST', body: raw, ip, now, header })
  }
  const own = (op: string) => (_: unknown, call: SignedCall) =>
    take(call, { op, protocol: 'canonical', vendor: null, path: `/wallet/v1/${op}` })
  return {
    userInfo: own('user/info'),
    userBalance: own('user/balance'),
    bet: own('transaction/bet'),
    win: own('transaction/win'),
    rollback: own('transaction/rollback'),
    roundClose: own('round/close'),
    transactionStatus: own('transaction/status'),
    keys: () => ({ keys: [{ id: HOUSE_KEY, kind: 'ed25519', ...housePublicKey(app) }] }),
    hub88: ({ params: { vendor, group, call: name } }, call) =>
      take(call, {
        op: `${group}/${name}`,
        protocol: 'hub88',
        vendor,
        path: `/wallet/hub88/${vendor}/${group}/${name}`,
      }),
    softswiss: ({ params: { vendor, call: op } }, call) =>
      take(call, { op, protocol: 'softswiss', vendor, path: `/wallet/softswiss/${vendor}/${op}` }),
    pragmatic: ({ params: { vendor, call: op } }, call) =>
      take(call, { op, protocol: 'pragmatic', vendor, path: `/wallet/pragmatic/${vendor}/${op}` }),
  }
}

export function vendorsOfficeRoutes(app: App): Handlers<typeof vendorsOffice> {
  return {
    list: (_, { now }) => listDoors(app, now),
    save: (input, call) => save(app, input, call),
    addKey: (input, call) => addKey(app, input, call),
    retireKey: (input, call) => endKey(app, input, call),
    async fetchCatalogue({ params }) {
      const games = await fetchCatalogue(app, params.vendor)
      if (games === 'unknown') return { refused: 'vendors.unknown' }
      return games === null ? { refused: 'vendors.silent' } : { games }
    },
    calls: (input) => listCalls(app, input),
    rehearse: ({ params }, { now }) => rehearseCall(app, params.id, now),
  }
}
