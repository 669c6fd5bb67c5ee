export type DemoGame = 'river-dragon' | 'dice' | 'pearl-drop' | 'sky-lantern' | 'lotus-wheel'

/**
 * The demo members. `habit` describes their play: stake as an index into the game's menu of stakes, rounds on a day they play, and on how
 * many of the last days they play one.
 */
export type Habit = {
  readonly game: DemoGame
  readonly stakeAt: number
  readonly rounds: number
  readonly everyDays: number
}

export type DemoMember = {
  readonly account: string
  readonly name: string
  readonly merchant: 'JADE' | 'AMBER'
  readonly type: number
  readonly upline?: string
  readonly language: 'en' | 'vi'
  readonly birthday: string
  readonly state?: 'locked'
  readonly habit?: Habit
  readonly note: string
}

const dragon = (stakeAt: number, rounds: number, everyDays = 2): Habit => ({
  game: 'river-dragon',
  stakeAt,
  rounds,
  everyDays,
})
const dice = (stakeAt: number, rounds: number, everyDays = 2): Habit => ({
  game: 'dice',
  stakeAt,
  rounds,
  everyDays,
})
const quick = (game: DemoGame, stakeAt: number, rounds: number, everyDays = 2): Habit => ({
  game,
  stakeAt,
  rounds,
  everyDays,
})
const jade = { merchant: 'JADE', type: 0, language: 'vi', note: 'member of Jade' } as const
const amber = { merchant: 'AMBER', type: 0, language: 'en', note: 'member of Amber' } as const

export const demoMembers: readonly DemoMember[] = [
  // agents first: a member's upline must exist before the member
  {
    ...jade,
    account: 'duc',
    name: 'TRAN MINH DUC',
    type: 1,
    birthday: '1978-03-14',
    note: 'general agent of Jade with downline agents',
  },
  {
    ...jade,
    account: 'hoaagent',
    name: 'LE THI HOA',
    type: 2,
    upline: 'duc',
    birthday: '1984-07-02',
    note: 'agent below duc',
  },
  {
    ...jade,
    account: 'binhagent',
    name: 'PHAM QUOC BINH',
    type: 2,
    upline: 'duc',
    birthday: '1981-11-30',
    note: 'agent below duc',
  },
  {
    ...jade,
    account: 'suongagent',
    name: 'VO THI SUONG',
    type: 2,
    upline: 'hoaagent',
    birthday: '1990-01-19',
    note: 'agent below hoaagent',
  },
  {
    ...jade,
    account: 'mai',
    name: 'NGUYEN THI MAI',
    birthday: '1995-05-21',
    habit: dragon(2, 22, 1),
    note: 'member of Jade with play history',
  },
  {
    ...jade,
    account: 'an',
    name: 'DANG VAN AN',
    birthday: '1998-09-09',
    note: 'new member of Jade, no activity yet',
  },
  {
    ...jade,
    account: 'linh',
    name: 'HOANG THUY LINH',
    upline: 'hoaagent',
    birthday: '1989-12-01',
    habit: dragon(3, 26, 1),
    note: 'member of Jade with a long play history',
  },
  {
    ...jade,
    account: 'thutrial',
    name: 'TRIAL',
    type: 4,
    birthday: '1992-02-02',
    language: 'en',
    habit: dragon(1, 8, 4),
    note: 'trial account with play money (FUN)',
  },
  {
    ...jade,
    account: 'khoa',
    name: 'BUI DANG KHOA',
    birthday: '1987-04-18',
    state: 'locked',
    habit: dice(3, 6, 6),
    note: 'locked, can’t log in',
  },
  {
    ...jade,
    account: 'ngocanh',
    name: 'PHAN NGOC ANH',
    upline: 'hoaagent',
    birthday: '1993-08-25',
    habit: dragon(2, 14),
  },
  {
    ...jade,
    account: 'quanghuy',
    name: 'DO QUANG HUY',
    upline: 'binhagent',
    birthday: '1985-10-10',
    habit: dice(4, 18),
  },
  {
    ...jade,
    account: 'thanhtung',
    name: 'NGO THANH TUNG',
    upline: 'binhagent',
    birthday: '1991-06-06',
    habit: dragon(4, 16),
  },
  {
    ...jade,
    account: 'baochau',
    name: 'LY BAO CHAU',
    upline: 'suongagent',
    birthday: '1996-03-03',
    habit: dice(2, 16),
  },
  {
    ...jade,
    account: 'minhthu',
    name: 'VU MINH THU',
    upline: 'suongagent',
    birthday: '1994-04-12',
    habit: dragon(1, 20),
  },
  { ...jade, account: 'giahan', name: 'TRUONG GIA HAN', birthday: '1997-07-17', habit: dragon(3, 12, 3) },
  {
    ...jade,
    account: 'ducthinh',
    name: 'MAI DUC THINH',
    birthday: '1982-01-27',
    habit: quick('pearl-drop', 4, 10, 3),
  },
  { ...jade, account: 'phuonglan', name: 'CAO PHUONG LAN', birthday: '1988-05-05', habit: dragon(2, 18) },
  {
    ...jade,
    account: 'vanson',
    name: 'DINH VAN SON',
    upline: 'hoaagent',
    birthday: '1979-09-29',
    habit: dragon(5, 8, 4),
  },
  {
    ...jade,
    account: 'hongnhung',
    name: 'TA HONG NHUNG',
    birthday: '1999-11-11',
    habit: quick('lotus-wheel', 2, 14, 3),
  },
  { ...jade, account: 'tuananh', name: 'LUONG TUAN ANH', birthday: '1986-12-24', habit: dragon(3, 12, 3) },
  { ...jade, account: 'kimoanh', name: 'DUONG KIM OANH', birthday: '1992-10-31', habit: dragon(2, 10, 4) },
  {
    ...jade,
    account: 'hailong',
    name: 'HO HAI LONG',
    birthday: '1983-08-08',
    habit: quick('sky-lantern', 3, 12, 4),
  },
  {
    ...amber,
    account: 'grace',
    name: 'GRACE MILLER',
    birthday: '1990-03-08',
    habit: dragon(2, 14),
    note: 'member of Amber with play history',
  },
  {
    ...amber,
    account: 'owen',
    name: 'OWEN CARTER',
    birthday: '1986-06-16',
    habit: quick('pearl-drop', 3, 14, 3),
  },
  { ...amber, account: 'nadia', name: 'NADIA ROSS', birthday: '1994-09-22', habit: dragon(3, 10, 3) },
  { ...amber, account: 'felix', name: 'FELIX HART', birthday: '1981-12-12', habit: dice(2, 10, 4) },
]

export const operators = [
  {
    account: 'op-linh',
    name: 'Linh',
    email: 'op-linh@demo.invalid',
    roles: ['owner'],
    note: 'operator with all permissions',
  },
  {
    account: 'op-huy',
    name: 'Huy',
    email: 'op-huy@demo.invalid',
    roles: ['supervisor'],
    note: 'operator for second approvals',
  },
] as const

/** Decision 31: the password, and payment password, of every account in the demo. */
export const DEMO_PASSWORD = 'jade-demo-pass'
