// Separation of duties (decision 49, B2, M12): no single operator can create, release or redirect money, change who is trusted, or create
// the second person. One row for every call of the back office that changes something; a call without a row is refused, and a test names
// it. Example: PUT /office/api/settings/JADE/secondApprovalFrom by op-linh is stored as a proposal; op-huy approves it and it is executed
// in that transaction; an operator whom op-linh invited yesterday cannot approve it, nor can op-linh by any route.

/** What a call changes; the first value that applies. */
export type Changes =
  'money' | 'identity' | 'results' | 'permissions' | 'settings' | 'protection' | 'content' | 'record'

/** Why one operator may do it alone. */
export type Alone =
  /** It only stops, locks or revokes, and must be quick. */
  | 'only restricts'
  /** It moves nothing: a claim, a note, a read, an export, a test. */
  | 'no effect on money or rights'
  /** It proposes something that another operator decides. */
  | 'only proposes'
  /** It only declines a request. */
  | 'only declines'
  /** It concerns the caller's own session or password. */
  | 'own account'
  /** Texts for members and colleagues; no address, contact or amount that money or trust relies on. */
  | 'text only'
  /** The member's evidence decides, and it stays on record; the money that follows is decided elsewhere. */
  | 'evidence on record'
  /** Returns the member's own money to where it came from. */
  | 'refund to source'

/** When a second person is needed, if not always; each is one function in `service/conditions.ts`. */
export type Condition =
  /**
   * The amount differs from the order, reaches the setting depositSecondFrom, or there is no proof of transfer; or the operator
   * credited depositAloneDayMost alone within a day.
   */
  | 'unusual deposit'
  /** The setting is not in the list of insensitive settings. */
  | 'sensitive setting'
  /** A country or network is allowed. */
  | 'region is opened'
  /** Something stopped, closed, locked or frozen is released again. */
  | 'restriction is lifted'
  /** A member's limit is removed or raised. */
  | 'limit is raised'
  /** The name or birthday that identifies a member. */
  | 'identity field'

/** Flows with their own dual approval: who acted first is read from their own tables. */
export const flows = [
  'adjustment',
  'withdrawal',
  'override',
  'exclusion lift',
  'second factors',
  'vendor transfer outcome',
  'campaign',
] as const
export type Flow = (typeof flows)[number]

export type Duty =
  | { readonly changes: Changes; readonly by: 'one'; readonly why: Alone }
  | {
      readonly changes: Changes
      readonly by: 'two'
      readonly when: 'always' | Condition
      /**
       * Recently invited or reset operators: 'untied' may approve proposals of operators who did not bring them in; with 'none' they
       * cannot approve at all.
       */
      readonly newcomers: 'untied' | 'none'
    }
  | { readonly changes: Changes; readonly by: 'flow'; readonly first: Flow }

const one = (changes: Changes, why: Alone): Duty => ({ changes, by: 'one', why })
const two = (changes: Changes, when: 'always' | Condition = 'always'): Duty => ({
  changes,
  by: 'two',
  when,
  newcomers: 'untied',
})
/** Creates the second person: recently invited or reset operators cannot take part. */
const people = (changes: Changes): Duty => ({ changes, by: 'two', when: 'always', newcomers: 'none' })
const flow = (changes: Changes, first: Flow): Duty => ({ changes, by: 'flow', first })

const nothing = one('record', 'no effect on money or rights')
const words = one('content', 'text only')

export const duties = {
  // operators: the second person
  'operators.logout': one('record', 'own account'),
  'operators.endSession': one('record', 'own account'),
  'operators.changePassword': one('identity', 'own account'),
  'operators.invite': people('permissions'),
  'operators.reset': people('permissions'),
  'operators.setRoles': people('permissions'),
  'operators.setBrands': people('permissions'),
  'operators.setEmail': people('identity'),
  'operators.close': one('permissions', 'only restricts'),
  'operators.unlock': one('protection', 'evidence on record'),

  // proposals themselves
  'approvals.approve': nothing,
  'approvals.reject': one('record', 'only declines'),
  'approvals.withdraw': one('record', 'only declines'),

  // members' money
  'adjustments.propose': one('money', 'only proposes'),
  'adjustments.approve': flow('money', 'adjustment'),
  'adjustments.reject': one('money', 'only declines'),
  'adjustments.withdraw': one('money', 'only declines'),
  'depositsOffice.claim': nothing,
  'depositsOffice.release': nothing,
  'depositsOffice.approve': two('money', 'unusual deposit'),
  'depositsOffice.reject': one('money', 'only declines'),
  'depositsOffice.lift': one('protection', 'evidence on record'),
  'withdrawalsOffice.claim': nothing,
  'withdrawalsOffice.release': nothing,
  'withdrawalsOffice.approve': flow('money', 'withdrawal'),
  'withdrawalsOffice.offer': flow('money', 'withdrawal'),
  'withdrawalsOffice.override': one('money', 'only proposes'),
  'withdrawalsOffice.decideOverride': flow('money', 'override'),
  'withdrawalsOffice.reject': one('money', 'refund to source'),
  'withdrawalsOffice.settle': two('money'),
  'p2pPayoutsOffice.judge': two('money'),
  'p2pPayoutsOffice.close': one('money', 'refund to source'),
  'vendorWalletsOffice.propose': one('money', 'only proposes'),
  'vendorWalletsOffice.agree': flow('money', 'vendor transfer outcome'),
  'vendorWalletsOffice.reject': one('money', 'only declines'),
  'vendorWalletsOffice.closeIncident': nothing,
  'vendorWalletsOffice.ask': nothing,
  'vendorWalletsOffice.setVendor': two('money', 'restriction is lifted'),
  'memberDesk.freeze': two('money', 'restriction is lifted'),

  // payment methods, and trusted processors
  'depositMethods.add': two('money'),
  'depositMethods.change': two('money'),
  'paymentsOffice.changeKey': two('identity'),
  'paymentsOffice.setAddresses': two('identity'),
  'paymentsOffice.endOldKeys': one('identity', 'only restricts'),
  'paymentsOffice.test': nothing,
  'paymentsOffice.closeCase': nothing,
  'vendorsOffice.save': two('identity'),
  'vendorsOffice.addKey': two('identity'),
  'vendorsOffice.retireKey': one('identity', 'only restricts'),
  'vendorsOffice.fetchCatalogue': one('content', 'no effect on money or rights'),
  'vendorsOffice.rehearse': nothing,
  'socialLoginOffice.change': two('identity'),

  // settings of brands
  'settingsOffice.change': two('settings', 'sensitive setting'),
  'merchantsOffice.addBrand': two('settings'),
  'merchantsOffice.changeBrand': two('settings'),
  'merchantsOffice.switchFlag': two('settings'),
  'merchantsOffice.changeStatus': two('settings', 'restriction is lifted'),
  'merchantsOffice.addHost': two('identity'),
  'merchantsOffice.dropHost': two('identity'),
  'merchantsOffice.setRegion': two('settings', 'region is opened'),
  'merchantsOffice.dropRegion': two('settings'),
  'merchantsOffice.addRoute': two('identity'),
  'merchantsOffice.dropRoute': one('identity', 'only restricts'),
  'merchantsOffice.addPack': two('settings'),
  'merchantsOffice.changePack': two('settings'),
  'merchantsOffice.setCountry': two('settings'),
  'merchantsOffice.dropCountry': two('settings'),
  'validationOffice.change': two('settings'),
  'pagesOffice.setResource': two('identity'),

  // games and their results
  'lobbyOffice.setGame': two('results', 'restriction is lifted'),
  'lobbyOffice.setVendor': two('results', 'restriction is lifted'),
  'lobbyOffice.setBrand': words,
  'lobbyOffice.setVendorHere': two('results', 'restriction is lifted'),
  'lobbyOffice.setBrandPlay': two('results', 'restriction is lifted'),
  'lobbyArrange.moveGame': words,
  'lobbyArrange.moveVendor': words,
  'lobbyArrange.mark': words,
  'lobbyArrange.setList': words,
  'logos.bring': words,
  'logos.remove': words,
  'rtpMonitoring.closeAlert': nothing,

  // members' identity
  'security.askReset': one('identity', 'only proposes'),
  'security.agreeReset': flow('identity', 'second factors'),
  'security.keepProofs': one('identity', 'only declines'),
  'recovery.start': one('identity', 'evidence on record'),
  'profileOffice.correct': two('identity', 'identity field'),
  'kycOffice.one': nothing,
  'kycOffice.approve': one('identity', 'evidence on record'),
  'kycOffice.reject': one('identity', 'only declines'),
  'kycOffice.ask': one('identity', 'only restricts'),
  'memberDesk.setState': two('protection', 'restriction is lifted'),
  'memberDesk.endSession': one('protection', 'only restricts'),
  'memberDesk.addNote': nothing,
  'memberDesk.personal': nothing,
  'memberDesk.export': nothing,
  'memberLabelsOffice.file': nothing,
  'memberLabelsOffice.told': nothing,
  'memberLabelsOffice.addLabel': words,
  'memberLabelsOffice.setLabels': words,
  'fraud.clear': nothing,
  'fraud.clearAll': nothing,
  'fraud.claim': nothing,
  'fraud.release': nothing,

  // responsible gambling
  'limitsOffice.set': two('protection', 'limit is raised'),
  'limitsOffice.clear': nothing,
  'limitsOffice.lookForHelp': nothing,
  'limitsOffice.harmFile': nothing,
  'limitsOffice.reachedFile': nothing,
  'exclusionsOffice.exclude': one('protection', 'only restricts'),
  'exclusionsOffice.propose': one('protection', 'only proposes'),
  'exclusionsOffice.approve': flow('protection', 'exclusion lift'),
  'exclusionsOffice.reject': one('protection', 'only declines'),
  'exclusionsOffice.file': nothing,
  'supportMetrics.file': nothing,

  // files and proofs
  'p2pPayoutsOffice.export': nothing,
  'transfersOffice.export': nothing,
  'vendorWalletsOffice.export': nothing,
  'depositsOffice.export': nothing,
  'withdrawalsOffice.export': nothing,
  'audit.check': nothing,

  // texts for members
  'outbox.resend': one('content', 'no effect on money or rights'),
  'pagesOffice.setTopic': words,
  'pagesOffice.setQuestion': words,
  'pagesOffice.resetQuestion': words,
  'invitationsOffice.add': one('record', 'no effect on money or rights'),
  'invitationsOffice.revoke': one('record', 'only restricts'),
  'pagesOffice.decide': one('record', 'evidence on record'),
  'noticesOffice.create': words,
  'noticesOffice.change': words,
  'noticesOffice.withdraw': words,
  'noticesOffice.bringPicture': words,
  'inboxOffice.reach': nothing,
  'inboxOffice.write': words,
  'inboxOffice.approve': flow('content', 'campaign'),
  'inboxOffice.reject': one('content', 'only declines'),
  'inboxOffice.stop': one('content', 'only restricts'),
  'liveChatDesk.claim': nothing,
  'liveChatDesk.reply': words,
  'liveChatDesk.show': words,
  'liveChatDesk.read': nothing,
  'liveChatDesk.close': nothing,
  'liveChatDesk.setCanned': words,
  'liveChatDesk.dropCanned': words,
  'feedbackOffice.claim': nothing,
  'feedbackOffice.answer': words,
  'feedbackOffice.close': nothing,
  'chatOffice.hide': one('content', 'only restricts'),
  'chatOffice.sanction': one('content', 'only restricts'),
  'chatOffice.lift': words,
  'chatOffice.addWord': words,
  'chatOffice.dropWord': words,
} as const satisfies Readonly<Record<string, Duty>>

/** The row of a call; null if there is none, and then the call is refused. */
export function dutyOf(fullName: string): Duty | null {
  const table: Readonly<Record<string, Duty>> = duties
  return Object.hasOwn(table, fullName) ? (table[fullName] ?? null) : null
}
