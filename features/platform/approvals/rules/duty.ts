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
  /** Decided on the member's evidence, which stays on record; the resulting payment has an approval of its own. */
  | 'evidence on record'
  /** Returns the member's own money to where it came from. */
  | 'refund to source'
  /** Only while the first brand is being set up: no member, no money; opening it needs a second operator who sees all of it. */
  | 'before opening'

/** When a second person is needed, if not always; each is one function in `service/conditions.ts`. */
export type Condition =
  /**
   * The amount differs from the order, reaches the setting depositSecondFrom, or there is no proof of transfer; or the operator
   * credited depositAloneDayMost alone within a day.
   */
  | 'unusual deposit'
  /** The entry does not name the deposit, the amount differs, or it is beyond what one operator may credit alone. */
  | 'unusual bank entry'
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
  'bank statement',
  'manual payout',
  'draw result',
  'sport result',
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
      /**
       * The first owner of an installation sets up the first brand alone, while its site is closed and has no members; `setup.open`
       * then needs a second operator who approves all of it. Absent: two even then.
       */
      readonly beforeOpening?: 'one'
    }
  | { readonly changes: Changes; readonly by: 'flow'; readonly first: Flow }

export const one = (changes: Changes, why: Alone): Duty => ({ changes, by: 'one', why })
export const two = (changes: Changes, when: 'always' | Condition = 'always'): Duty => ({
  changes,
  by: 'two',
  when,
  newcomers: 'untied',
})
/** Two, but one while the first brand is being set up. */
export const brandSetup = (changes: Changes, when: 'always' | Condition = 'always'): Duty => ({
  changes,
  by: 'two',
  when,
  newcomers: 'untied',
  beforeOpening: 'one',
})
/** Creates the second person: recently invited or reset operators cannot take part. */
export const people = (changes: Changes): Duty => ({ changes, by: 'two', when: 'always', newcomers: 'none' })
export const flow = (changes: Changes, first: Flow): Duty => ({ changes, by: 'flow', first })

export const nothing = one('record', 'no effect on money or rights')
export const words = one('content', 'text only')
