/**
 * Feature flags of the specification (§6), each with its text and its default in demo and live mode (decision 32). A route or a menu
 * entry names it as `flag: 'USERNAMEREG3'`: the server refuses and the client hides by the same declaration. `group` is where the back
 * office shows it.
 */
export const flags = {
  USERNAMEREG3: { group: 'register', says: 'Visitors can register with a username.', demo: true, live: true },
  DIRECTREG3: {
    group: 'register',
    says: 'Registration is open to everyone, not by invitation only.',
    demo: true,
    live: true,
  },
  MOBILENUMREG3: {
    group: 'register',
    says: 'Visitors can register with a mobile number.',
    demo: true,
    live: false,
  },
  MOBILENUMPASSREG3: {
    group: 'register',
    says: 'Members who register with a mobile number choose a password.',
    demo: true,
    live: false,
  },
  REGMOBVERF3: {
    group: 'register',
    says: 'Registration requires the mobile number to be verified with a code.',
    demo: false,
    live: false,
  },
  MOBILEVERCODELOGIN3: {
    group: 'login',
    says: 'Members can log in with a code sent to their phone.',
    demo: true,
    live: false,
  },
  FREEPLAY3: {
    group: 'login',
    says: 'Visitors can try games with play money on a trial account.',
    demo: true,
    live: false,
  },
  CHNGPASSVERIF3: {
    group: 'login',
    says: 'Members can reset a forgotten password with a code sent to their phone.',
    demo: false,
    live: false,
  },
  PWDEXPFORCECHANGE3: {
    group: 'login',
    says: 'An expired password must be changed before the member can continue.',
    demo: false,
    live: false,
  },
  socialGoogle: {
    group: 'login',
    says: 'Members can log in and register with Google.',
    demo: false,
    live: false,
  },
  socialFacebook: {
    group: 'login',
    says: 'Members can log in and register with Facebook.',
    demo: false,
    live: false,
  },
  chatRoom: {
    group: 'site',
    says: 'Members have a moderated chat room.',
    demo: true,
    live: false,
  },
  vendorWallets: {
    group: 'site',
    says: 'Members have “My wallet” with the separate wallets of some providers.',
    demo: true,
    live: false,
  },
  loggedInOnlyHome: {
    group: 'site',
    says: 'The site is visible to logged-in members only; visitors see the login page.',
    demo: false,
    live: false,
  },
  dividendContract: { group: 'agents', says: 'Agents have dividend contracts.', demo: false, live: false },
  dailySalary: { group: 'agents', says: 'Agents have daily salaries.', demo: false, live: false },
  hourlySalary: { group: 'agents', says: 'Agents have hourly salaries.', demo: false, live: false },
  realTimeSalary: { group: 'agents', says: 'Agents have real-time salaries.', demo: false, live: false },
} as const satisfies { readonly [name: string]: FlagRow }

export const flagGroups = ['register', 'login', 'site', 'agents'] as const

type FlagRow = {
  readonly group: (typeof flagGroups)[number]
  readonly says: string
  readonly demo: boolean
  readonly live: boolean
}

export type FlagName = keyof typeof flags

export function isFlag(name: string): name is FlagName {
  return Object.hasOwn(flags, name)
}

export function flagNames(): readonly FlagName[] {
  return Object.keys(flags).filter(isFlag)
}
