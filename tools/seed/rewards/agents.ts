import { inTransaction } from '#db/pool.ts'
import { giveCredential } from '#features/account/identity/public.ts'
import { insertMember, openInvite } from '#features/account/members/public.ts'
import { insertLink } from '#features/agents/accounts/store/links.ts'
import { insertRates, setLabels, setRights } from '#features/agents/tree/store.ts'
import { openWallet } from '#ledger/wallets.ts'
import { DEMO_PASSWORD } from '../demo/members.data.ts'
import { DAY_MS, later, STORY_DAYS, type Resident, type World } from '../world.ts'

/** Rebates in parts per million from the top of the line downwards. */
const RATES = [
  [
    'duc',
    { RNG: 12_000, LIVE: 8_000, FISH: 12_000, SPORTS: 10_000, PVP: 8_000, LOTT: 24_000, ELOTT: 20_000 },
  ],
  ['hoaagent', { RNG: 9_000, LIVE: 6_000, FISH: 9_000, LOTT: 18_000 }],
  ['binhagent', { RNG: 8_000, LIVE: 5_000 }],
  ['suongagent', { RNG: 6_000, LIVE: 4_000 }],
  ['linh', { RNG: 3_000 }],
] as const

/** Duc’s line: rebates, labels, two invitation links, and a staff account that may view the team. */
export async function seedAgents({ app, now }: World, residents: readonly Resident[]): Promise<void> {
  const byName = new Map(residents.map((resident) => [resident.account, resident]))
  const duc = byName.get('duc')
  const hoa = byName.get('hoaagent')
  if (!duc || !hoa) throw new Error('seed: the agents of Jade are not there')
  const since = later(now, -STORY_DAYS * DAY_MS)
  await inTransaction(app.db, async (tx) => {
    for (const [account, own] of RATES) {
      const memberId = byName.get(account)?.id
      if (memberId === undefined) continue
      const rates = Object.entries(own).map(([category, ppm]) => ({ category, ppm }))
      await insertRates(tx, { memberId, rates, by: null, now: since })
    }
    await setLabels(tx, { owner: duc.id, memberId: hoa.id, labels: ['Hà Nội'] })
    const links = [
      { code: 'DUC888', kind: 'player', rates: [], note: 'Website' },
      { code: 'DUCTEAM', kind: 'agent', rates: [{ category: 'RNG', ppm: 6_000 }], note: 'New agents' },
    ] as const
    for (const link of links) {
      await openInvite(tx, { merchant: 'JADE', code: link.code, memberId: duc.id, kind: 'affiliate' })
      await insertLink(tx, { ...link, merchant: 'JADE', owner: duc.id, now: since })
    }
    const staff = await insertMember(tx, {
      merchant: 'JADE',
      account: 'ducstaff',
      accountKey: 'ducstaff',
      type: 41,
      language: 'vi',
      birthday: '1996-04-11',
      payeeName: null,
      email: null,
      uplineId: duc.id,
      registerIp: '198.51.100.9',
      now: since,
    })
    if (staff === null) throw new Error('seed: ducstaff is there already')
    await giveCredential(tx, {
      memberId: staff,
      password: DEMO_PASSWORD,
      paymentPassword: DEMO_PASSWORD,
      now: since,
    })
    await openWallet(tx, { owner: staff, merchant: 'JADE', kind: 'cash', currency: 'VND' })
    await setRights(tx, { memberId: staff, rights: ['team', 'export'], by: duc.id, now: since })
  })
}
