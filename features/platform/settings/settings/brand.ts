import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { row } from './row.ts'

/** Studio games that can sell a feature. */
const sellers = z.enum(['mooncake-parade', 'ember-peak'])
const action = z.enum(['allow', 'refuse'])
const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).check(z.maxLength(300))])

/**
 * An origin without a path, as a content security policy names it: https, or plain http on this machine for trials. Nothing else is
 * allowed, because it goes into a header of every page.
 */
const pictureOrigin = z
  .string()
  .check(
    z.maxLength(260),
    z.regex(/^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/([a-z0-9-]+\.)*localhost)(:[1-9]\d{0,4})?$/),
  )

/** A brand's description, visibility and contacts. */
export const brandRows = {
  termsAge: row({
    says: 'Age shown in the terms; the age that applies is minimumAge or the jurisdiction’s (decision 16).',
    type: whole(18, 99),
    starts: 21,
  }),
  heroGame: row({
    says: 'Game on the home page banner, by its code such as river-dragon; empty: the brand’s first game.',
    type: z.string().check(z.regex(/^([a-z0-9][a-z0-9-]{0,59})?$/)),
    starts: '',
  }),
  boughtFeatures: row({
    says: 'Games in which members can buy the feature; a jurisdiction may still forbid it.',
    type: z.array(sellers).check(z.maxLength(20)),
    starts: [],
  }),
  supportedLanguages: row({
    says: 'Languages that visitors can choose; the first is the default (decision 30).',
    type: z.array(z.enum(['EN', 'VI'])).check(z.minLength(1), z.maxLength(2)),
    starts: ['EN'],
    demo: ['EN', 'VI'],
  }),
  licenceEn: row({
    says: 'Licence statement in the footer, in English: regulator, licence number and holder; empty shows none. A demo always says that it is one.',
    type: z.string().check(z.maxLength(600)),
    starts: '',
  }),
  licenceVi: row({
    says: 'Licence statement in the footer, in Vietnamese; empty shows the English one.',
    type: z.string().check(z.maxLength(600)),
    starts: '',
  }),
  licenceLink: row({
    says: 'Regulator’s page for this licence; the footer statement links to it. A demo has no link.',
    type: link,
    starts: '',
  }),
  copyrightHolder: row({
    says: 'Company in the footer’s copyright line; empty uses the brand’s name.',
    type: z.string().check(z.maxLength(80)),
    starts: '',
  }),
  prizeModes: row({
    says: 'Prize modes of the lotteries that the brand offers.',
    type: z.array(z.enum(['Lott', 'ZY', 'Elott', 'SEA'])).check(z.minLength(1), z.maxLength(4)),
    starts: ['Lott', 'ZY', 'Elott', 'SEA'],
  }),
  regionOtherwise: row({
    says: 'Whether visitors from countries without a region rule are allowed.',
    type: action,
    starts: 'allow',
  }),
  regionUnknown: row({
    says: 'Whether visitors from an unknown country are allowed.',
    type: action,
    starts: 'allow',
  }),
  unknownCountry: row({
    says: 'Jurisdiction pack for countries without their own: the one that allows everything or the strict one (decision 20).',
    type: z.enum(['default', 'strict']),
    starts: 'default',
  }),
  brandPack: row({
    says: 'Jurisdiction pack of the whole brand, for example as its licence requires, for countries without their own; empty: unknownCountry.',
    type: z.string().check(z.regex(/^([a-z][a-zA-Z0-9-]{1,30})?$/)),
    starts: '',
  }),
  hintLeastBet: row({
    says: 'Minimum bet mentioned in the hint on the slots page. 0: not mentioned.',
    type: money,
    starts: 0n,
  }),
  hintLines: row({
    says: 'Minimum number of lines mentioned in the hint on the slots page. 0: not mentioned.',
    type: whole(0, 1_000),
    starts: 0,
  }),
  hintRegisterBonus: row({
    says: 'Bonus for new members mentioned on the registration form. 0: not mentioned. Mention only what you give.',
    type: money,
    starts: 0n,
  }),
  hintZaloBonus: row({
    says: 'Maximum bonus for connecting on Zalo mentioned on the registration form. 0: not mentioned. Mention only what you give.',
    type: money,
    starts: 0n,
  }),
  chatHeaderColour: row({
    says: 'Colour of the chat header, such as #0f766e.',
    type: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    starts: '#0f766e',
  }),
  supportEmail: row({
    says: 'Support email for members; also shown while the site is closed.',
    type: z.union([z.literal(''), z.email().check(z.maxLength(200))]),
    starts: '',
    demo: 'help@demo.invalid',
  }),
  supportPhone: row({
    says: 'Phone number of customer service with its dialling code; empty shows none.',
    type: z.string().check(z.regex(/^(\+[0-9 ]{6,24})?$/)),
    starts: '',
  }),
  supportLink: row({
    says: 'URL of the customer service window, such as a live chat; empty opens the contact list.',
    type: link,
    starts: '',
  }),
  vipSupportLink: row({
    says: 'The same window for members above rank level 4; empty uses the regular one.',
    type: link,
    starts: '',
  }),
  signinBy: row({
    says: 'Where Google’s and Facebook’s login pages open: in the same tab (redirect) or in a separate window (window) (decision 8).',
    type: z.enum(['redirect', 'window']),
    starts: 'redirect',
  }),
  humanCheck: row({
    says: 'Bot protection: a calculation on the device (work), a slider on top of it (slide), or Geetest (decision 17).',
    type: z.enum(['work', 'slide', 'geetest']),
    starts: 'work',
  }),
  geetestId: row({
    says: 'Captcha ID from Geetest (version 4); where humanCheck is geetest, only its hosts are added to the content policy.',
    type: z.string().check(z.regex(/^([0-9a-f]{32})?$/)),
    starts: '',
  }),
  geetestKey: row({
    says: 'Key that belongs to geetestId. Encrypted and never shown again.',
    type: z.string().check(z.maxLength(100)),
    starts: '',
    isSecret: true,
  }),
  geetestScript: row({
    says: 'URL of Geetest’s script; change it only for tests.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://static.geetest.com/v4/gt4.js',
  }),
  geetestValidate: row({
    says: 'URL where Geetest validates an answer; change it only for tests.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://gcaptcha4.geetest.com/validate',
  }),
  imageCdns: row({
    says: 'Mirrors of this site, such as https://pictures.example.org, that serve game images. Each browser uses the first to respond, or the site itself if none does (SYS-01).',
    type: z.array(pictureOrigin).check(z.maxLength(5)),
    starts: [],
  }),
  gtagId: row({
    says: 'Google Analytics ID; empty turns analytics off. When set, only its hosts are added to the content policy.',
    type: z.string().check(z.regex(/^(G-[A-Z0-9]{4,16})?$/)),
    starts: '',
  }),
} as const
