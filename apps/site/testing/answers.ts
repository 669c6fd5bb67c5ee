/** The server's response to every page of a brand, for component tests: Vietnamese dong, all flags off. */
import type { FakeServer } from '#contract/testing/fake-server.ts'
import { identity } from '#features/account/identity/contract.ts'
import { members } from '#features/account/members/contract.ts'
import type { Reply } from '#contract/route.ts'
import { siteStatus } from '#features/contact/site-status/contract.ts'
import { system } from '#features/platform/settings/contract.ts'

/** Responses for the forms outside a session; the human check stays pending. */
export function answerVisitor(server: FakeServer, flags: readonly string[] = []): void {
  server.on(system, 'whitelabel', {
    merchantCode: 'JADE',
    name: 'Jade',
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    amountDecimals: { VND: 2, USD: 2, FUN: 2 },
    languages: ['EN', 'VI'],
    isDemo: false,
    acceptPlain: true,
    footer: { licence: '', link: null, holder: 'Jade' },
    key: { kid: 'k', jwk: {} },
    flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    gameOrigin: 'http://games.test',
    isHostCounted: false,
    phoneProof: null,
    hints: { leastBet: null, lines: null, registerBonus: null, zaloBonus: null },
    config: {
      platform: 'web',
      merchantCode: 'JADE',
      lotteryType: 'SEA',
      device: 'WEB',
      language: 'EN',
      chatHeaderColour: '',
      prizeModes: [],
      announcementTypes: [],
      defaultAnnouncementType: '',
      esports: [],
    },
  })
  server.on(siteStatus, 'countryCodes', {
    list: [
      { countryCode: 'VN', countryDialingCode: '84', minDigits: 9, maxDigits: 10 },
      { countryCode: 'TH', countryDialingCode: '66', minDigits: 8, maxDigits: 9 },
      { countryCode: 'US', countryDialingCode: '1', minDigits: 10, maxDigits: 10 },
    ],
  })
  server.hold(identity, 'humanCheck')
}

/** A member of the brand with a nickname and one of its avatars. */
export const MEMBER: Reply<typeof members.info> = {
  id: 100_022n,
  account: 'mai',
  nickname: 'Mai',
  type: 1,
  merchant: 'JADE',
  currency: 'VND',
  avatar: 'lotus',
  avatarType: 'STATIC',
  toUpline: false,
  clubLabel: { labelName: 'Member', rankLevel: 0 },
  memberLabel: [],
  payeeName: null,
  hasPaymentPassword: true,
  isShownInWinners: false,
  createdAt: new Date(Date.UTC(2026, 0, 5)),
}

/** Responses for every page of a member. */
export function answerMember(server: FakeServer): void {
  answerVisitor(server)
  server.on(members, 'info', MEMBER)
}
