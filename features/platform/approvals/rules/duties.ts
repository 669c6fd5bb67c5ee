// The separation of duties (decision 49, B2, M12): nobody alone creates, releases or redirects money, changes who is believed, or
// makes the second person. One row for every call of the back office that changes something; a call without a row is refused and a
// test names it. Example: PUT /office/api/settings/JADE/secondApprovalFrom by op-linh is kept as a proposal; op-huy approves it and
// it is done in that transaction; an operator whom op-linh invited yesterday cannot approve it, nor can op-linh by any route.

/** What a call changes; the first word that fits. */
export type Changes =
  'money' | 'identity' | 'results' | 'permissions' | 'settings' | 'protection' | 'content' | 'record'

/** Why one operator may do it alone. */
export type Alone =
  /** It only stops, locks or takes away, and has to be quick. */
  | 'restrains'
  /** It moves nothing: a claim, a note, a reading, a file, a test. */
  | 'moves nothing'
  /** It asks for something that another operator decides. */
  | 'asks'
  /** It only turns a request down. */
  | 'declines'
  /** It concerns the caller's own session or password. */
  | 'own'
  /** Words for players and colleagues; no address, contact or figure that money or belief rests on. */
  | 'words'
  /** What the member sent in decides, and it stays on record; the money that follows is decided elsewhere. */
  | 'evidence'
  /** What is given back is the member's own, and only to where it came from. */
  | 'gives back'

/** When a second person is needed, where it is not always; each is one function in `service/conditions.ts`. */
export type Condition =
  /**
   * The sum differs from what was ordered, reaches the setting depositSecondFrom, or no proof of transfer is there; or the operator
   * credited depositAloneDayMost alone within a day.
   */
  | 'deposit figures'
  /** The setting is none of the list of settings without weight. */
  | 'setting with weight'
  /** A country or network is let in. */
  | 'region opens'
  /** Something that was stopped, closed, locked or frozen is let go again. */
  | 'lets go'
  /** A limit of a member is taken away or made higher. */
  | 'limit rises'
  /** The name or the birthday by which a member is known. */
  | 'identity field'

/** Flows with two operators that are older than the proposals: who acted first is read from their own rows. */
export type Flow =
  'adjustment' | 'withdrawal' | 'override' | 'exclusion lift' | 'second proofs' | 'vendor verdict' | 'letter'

export type Duty =
  | { readonly changes: Changes; readonly by: 'one'; readonly why: Alone }
  | {
      readonly changes: Changes
      readonly by: 'two'
      readonly when: 'always' | Condition
      /**
       * Who was brought in lately: 'untied' may approve what others propose than those who brought them in; 'nobody' of them
       * approves this at all.
       */
      readonly newcomers: 'untied' | 'nobody'
    }
  | { readonly changes: Changes; readonly by: 'flow'; readonly first: Flow }

const one = (changes: Changes, why: Alone): Duty => ({ changes, by: 'one', why })
const two = (changes: Changes, when: 'always' | Condition = 'always'): Duty => ({
  changes,
  by: 'two',
  when,
  newcomers: 'untied',
})
/** What makes the second person: nobody who was made lately has a say in it. */
const people = (changes: Changes): Duty => ({ changes, by: 'two', when: 'always', newcomers: 'nobody' })
const flow = (changes: Changes, first: Flow): Duty => ({ changes, by: 'flow', first })

const nothing = one('record', 'moves nothing')
const words = one('content', 'words')

export const duties = {
  // operators: the second person
  'operators.logout': one('record', 'own'),
  'operators.endSession': one('record', 'own'),
  'operators.changePassword': one('identity', 'own'),
  'operators.invite': people('permissions'),
  'operators.reset': people('permissions'),
  'operators.setRoles': people('permissions'),
  'operators.setBrands': people('permissions'),
  'operators.setEmail': people('identity'),
  'operators.close': one('permissions', 'restrains'),
  'operators.unlock': one('protection', 'evidence'),

  // proposals themselves
  'approvals.approve': nothing,
  'approvals.reject': one('record', 'declines'),
  'approvals.withdraw': one('record', 'declines'),

  // money of members
  'adjustments.propose': one('money', 'asks'),
  'adjustments.approve': flow('money', 'adjustment'),
  'adjustments.reject': one('money', 'declines'),
  'adjustments.withdraw': one('money', 'declines'),
  'depositsOffice.claim': nothing,
  'depositsOffice.release': nothing,
  'depositsOffice.approve': two('money', 'deposit figures'),
  'depositsOffice.reject': one('money', 'declines'),
  'depositsOffice.lift': one('protection', 'evidence'),
  'withdrawalsOffice.claim': nothing,
  'withdrawalsOffice.release': nothing,
  'withdrawalsOffice.approve': flow('money', 'withdrawal'),
  'withdrawalsOffice.offer': flow('money', 'withdrawal'),
  'withdrawalsOffice.override': one('money', 'asks'),
  'withdrawalsOffice.decideOverride': flow('money', 'override'),
  'withdrawalsOffice.reject': one('money', 'gives back'),
  'withdrawalsOffice.settle': two('money'),
  'matchingOffice.judge': two('money'),
  'matchingOffice.close': one('money', 'gives back'),
  'vendorWalletsOffice.propose': one('money', 'asks'),
  'vendorWalletsOffice.agree': flow('money', 'vendor verdict'),
  'vendorWalletsOffice.reject': one('money', 'declines'),
  'vendorWalletsOffice.closeIncident': nothing,
  'vendorWalletsOffice.ask': nothing,
  'vendorWalletsOffice.setVendor': two('money', 'lets go'),
  'backoffice.freeze': two('money', 'lets go'),

  // where money comes in, and whose word counts for it
  'depositMethods.add': two('money'),
  'depositMethods.change': two('money'),
  'paymentsOffice.changeKey': two('identity'),
  'paymentsOffice.setAddresses': two('identity'),
  'paymentsOffice.endOldKeys': one('identity', 'restrains'),
  'paymentsOffice.test': nothing,
  'vendorsOffice.save': two('identity'),
  'vendorsOffice.addKey': two('identity'),
  'vendorsOffice.retireKey': one('identity', 'restrains'),
  'vendorsOffice.fetchCatalogue': one('content', 'moves nothing'),
  'vendorsOffice.rehearse': nothing,
  'socialOffice.change': two('identity'),

  // settings of brands
  'settingsOffice.change': two('settings', 'setting with weight'),
  'merchantsOffice.addBrand': two('settings'),
  'merchantsOffice.changeBrand': two('settings'),
  'merchantsOffice.switchFlag': two('settings'),
  'merchantsOffice.changeStatus': two('settings', 'lets go'),
  'merchantsOffice.addHost': two('identity'),
  'merchantsOffice.dropHost': two('identity'),
  'merchantsOffice.setRegion': two('settings', 'region opens'),
  'merchantsOffice.dropRegion': two('settings'),
  'merchantsOffice.addRoute': two('identity'),
  'merchantsOffice.dropRoute': one('identity', 'restrains'),
  'merchantsOffice.addPack': two('settings'),
  'merchantsOffice.changePack': two('settings'),
  'merchantsOffice.setCountry': two('settings'),
  'merchantsOffice.dropCountry': two('settings'),
  'validationOffice.change': two('settings'),
  'pagesOffice.setResource': two('identity'),

  // games and their results
  'lobbyOffice.setGame': two('results', 'lets go'),
  'lobbyOffice.setVendor': two('results', 'lets go'),
  'lobbyOffice.setBrand': words,
  'lobbyOffice.setVendorHere': two('results', 'lets go'),
  'lobbyOffice.setBrandPlay': two('results', 'lets go'),
  'lobbyArrange.moveGame': words,
  'lobbyArrange.moveVendor': words,
  'lobbyArrange.mark': words,
  'lobbyArrange.setList': words,
  'logos.bring': words,
  'logos.remove': words,
  'returns.closeAlert': nothing,

  // who members are
  'security.askReset': one('identity', 'asks'),
  'security.agreeReset': flow('identity', 'second proofs'),
  'security.keepProofs': one('identity', 'declines'),
  'recovery.start': one('identity', 'evidence'),
  'profileOffice.correct': two('identity', 'identity field'),
  'papersOffice.one': nothing,
  'papersOffice.approve': one('identity', 'evidence'),
  'papersOffice.reject': one('identity', 'declines'),
  'papersOffice.ask': one('identity', 'restrains'),
  'backoffice.setState': two('protection', 'lets go'),
  'backoffice.endSession': one('protection', 'restrains'),
  'backoffice.addNote': nothing,
  'backoffice.personal': nothing,
  'backoffice.export': nothing,
  'players.file': nothing,
  'players.told': nothing,
  'players.addLabel': words,
  'players.setLabels': words,
  'risk.clear': nothing,

  // safer play
  'limitsOffice.set': two('protection', 'limit rises'),
  'limitsOffice.clear': nothing,
  'limitsOffice.lookForHelp': nothing,
  'limitsOffice.harmFile': nothing,
  'limitsOffice.reachedFile': nothing,
  'exclusionsOffice.exclude': one('protection', 'restrains'),
  'exclusionsOffice.propose': one('protection', 'asks'),
  'exclusionsOffice.approve': flow('protection', 'exclusion lift'),
  'exclusionsOffice.reject': one('protection', 'declines'),
  'exclusionsOffice.file': nothing,
  'care.file': nothing,

  // files and proofs
  'matchingOffice.export': nothing,
  'transfersOffice.export': nothing,
  'vendorWalletsOffice.export': nothing,
  'depositsOffice.export': nothing,
  'withdrawalsOffice.export': nothing,
  'audit.check': nothing,

  // words for players
  'outbox.resend': one('content', 'moves nothing'),
  'pagesOffice.setTopic': words,
  'invitationsOffice.add': one('record', 'moves nothing'),
  'invitationsOffice.revoke': one('record', 'restrains'),
  'pagesOffice.decide': one('record', 'evidence'),
  'noticesOffice.create': words,
  'noticesOffice.change': words,
  'noticesOffice.withdraw': words,
  'noticesOffice.bringPicture': words,
  'inboxOffice.reach': nothing,
  'inboxOffice.write': words,
  'inboxOffice.approve': flow('content', 'letter'),
  'inboxOffice.reject': one('content', 'declines'),
  'inboxOffice.stop': one('content', 'restrains'),
  'serviceDesk.claim': nothing,
  'serviceDesk.reply': words,
  'serviceDesk.show': words,
  'serviceDesk.read': nothing,
  'serviceDesk.close': nothing,
  'serviceDesk.setCanned': words,
  'serviceDesk.dropCanned': words,
  'feedbackOffice.claim': nothing,
  'feedbackOffice.answer': words,
  'feedbackOffice.close': nothing,
  'chatOffice.hide': one('content', 'restrains'),
  'chatOffice.sanction': one('content', 'restrains'),
  'chatOffice.lift': words,
  'chatOffice.addWord': words,
  'chatOffice.dropWord': words,
} as const satisfies Readonly<Record<string, Duty>>

/** The row of a call; null where nobody wrote one, and then the call is refused. */
export function dutyOf(fullName: string): Duty | null {
  const table: Readonly<Record<string, Duty>> = duties
  return Object.hasOwn(table, fullName) ? (table[fullName] ?? null) : null
}
