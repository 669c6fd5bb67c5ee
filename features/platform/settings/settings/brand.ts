import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { row } from './row.ts'

/** Games of the house that have a feature to sell. */
const sellers = z.enum(['mooncake-parade', 'ember-peak'])
const deed = z.enum(['allow', 'refuse'])
const link = z.union([z.literal(''), z.url({ protocol: /^https$/ }).check(z.maxLength(300))])

/**
 * An origin without a path, as a content policy names it: https, or plain http on this very machine, where somebody tries it.
 * Nothing else may stand in it, since it goes into a header of every page.
 */
const pictureOrigin = z
  .string()
  .check(
    z.maxLength(260),
    z.regex(/^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/([a-z0-9-]+\.)*localhost)(:[1-9]\d{0,4})?$/),
  )

/** What a brand says of itself, where it may be seen, and how it is reached. */
export const brandRows = {
  termsAge: row({
    says: 'The age that the terms show; the age in force is minimumAge or what the jurisdiction asks (decision 16).',
    type: whole(18, 99),
    starts: 21,
  }),
  heroGame: row({
    says: 'The game of the home page’s banner, by its code such as river-dragon; empty: the first of the brand’s order.',
    type: z.string().check(z.regex(/^([a-z0-9][a-z0-9-]{0,59})?$/)),
    starts: '',
  }),
  boughtFeatures: row({
    says: 'Games that sell their feature for a price; a jurisdiction may forbid it all the same.',
    type: z.array(sellers).check(z.maxLength(20)),
    starts: [],
  }),
  supportedLanguages: row({
    says: 'The languages that a visitor may choose; the first is where the site begins (decision 30).',
    type: z.array(z.enum(['EN', 'VI'])).check(z.minLength(1), z.maxLength(2)),
    starts: ['EN'],
    demo: ['EN', 'VI'],
  }),
  licenceEn: row({
    says: 'The licence statement in the footer, in English: the regulator, the licence number and who holds it; empty shows none. A demo always says that it is one.',
    type: z.string().check(z.maxLength(600)),
    starts: '',
  }),
  licenceVi: row({
    says: 'The licence statement in the footer, in Vietnamese; empty shows the English one.',
    type: z.string().check(z.maxLength(600)),
    starts: '',
  }),
  licenceLink: row({
    says: 'Where the regulator shows this licence; the statement in the footer links to it. A demo links none.',
    type: link,
    starts: '',
  }),
  copyrightHolder: row({
    says: 'The company in the copyright line of the footer; empty is the brand’s name.',
    type: z.string().check(z.maxLength(80)),
    starts: '',
  }),
  prizeModes: row({
    says: 'The prize modes of the lotteries that the brand offers.',
    type: z.array(z.enum(['Lott', 'ZY', 'Elott', 'SEA'])).check(z.minLength(1), z.maxLength(4)),
    starts: ['Lott', 'ZY', 'Elott', 'SEA'],
  }),
  regionOtherwise: row({
    says: 'Whether visitors of a country of which no region rule speaks may come in.',
    type: deed,
    starts: 'allow',
  }),
  regionUnknown: row({
    says: 'Whether visitors whose country nobody knows may come in.',
    type: deed,
    starts: 'allow',
  }),
  unknownCountry: row({
    says: 'Which jurisdiction pack holds where a country has none: the one that allows everything or the strict one (decision 20).',
    type: z.enum(['default', 'strict']),
    starts: 'default',
  }),
  brandPack: row({
    says: 'The jurisdiction pack of the whole brand, such as its licence asks, where the country has none of its own; empty: unknownCountry.',
    type: z.string().check(z.regex(/^([a-z][a-zA-Z0-9-]{1,30})?$/)),
    starts: '',
  }),
  hintLeastBet: row({
    says: 'The smallest bet that the slots page names in its hint; 0: it gives none.',
    type: money,
    starts: 0n,
  }),
  hintLines: row({
    says: 'The fewest lines of a slot that the slots page names in its hint; 0: it names none.',
    type: whole(0, 1_000),
    starts: 0,
  }),
  hintRegisterBonus: row({
    says: 'What the registration form says that a new member is given; 0: it says nothing. Name only what you give.',
    type: money,
    starts: 0n,
  }),
  hintZaloBonus: row({
    says: 'Up to how much the registration form says that a contact by Zalo brings; 0: it says nothing. Name only what you give.',
    type: money,
    starts: 0n,
  }),
  chatHeaderColour: row({
    says: 'The colour of the chat’s header, such as #0f766e.',
    type: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
    starts: '#0f766e',
  }),
  supportEmail: row({
    says: 'Where members write when they need help; also shown while the site is closed.',
    type: z.union([z.literal(''), z.email().check(z.maxLength(200))]),
    starts: '',
    demo: 'help@demo.invalid',
  }),
  supportPhone: row({
    says: 'The telephone number of customer service, with its country; empty shows none.',
    type: z.string().check(z.regex(/^(\+[0-9 ]{6,24})?$/)),
    starts: '',
  }),
  supportLink: row({
    says: 'The address of the customer service window, such as a chat; empty opens the list of contacts.',
    type: link,
    starts: '',
  }),
  vipSupportLink: row({
    says: 'The same window for members above rank level 4; empty is the same as for everybody.',
    type: link,
    starts: '',
  }),
  signinBy: row({
    says: 'Where Google’s and Facebook’s pages open: in place of the site (redirect), or in a window of their own (decision 8).',
    type: z.enum(['redirect', 'window']),
    starts: 'redirect',
  }),
  humanCheck: row({
    says: 'How the site checks that a person is there: work that the device does by itself, a slide on top of it, or Geetest (decision 17).',
    type: z.enum(['work', 'slide', 'geetest']),
    starts: 'work',
  }),
  geetestId: row({
    says: 'The captcha id that Geetest (version 4) gave; setting it lets exactly its hosts into the site’s policy where humanCheck is geetest.',
    type: z.string().check(z.regex(/^([0-9a-f]{32})?$/)),
    starts: '',
  }),
  geetestKey: row({
    says: 'The key that belongs to geetestId; it is stored sealed and never shown again.',
    type: z.string().check(z.maxLength(100)),
    starts: '',
    isSecret: true,
  }),
  geetestScript: row({
    says: 'Where Geetest’s script is; only a test has a reason to change it.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://static.geetest.com/v4/gt4.js',
  }),
  geetestValidate: row({
    says: 'Where Geetest proves an answer; only a test has a reason to change it.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://gcaptcha4.geetest.com/validate',
  }),
  imageCdns: row({
    says: 'Mirrors of this site, such as https://pictures.example.org, from which the pictures of games come: each visitor’s browser takes the one that answers first, and the site itself where none does (SYS-01).',
    type: z.array(pictureOrigin).check(z.maxLength(5)),
    starts: [],
  }),
  gtagId: row({
    says: 'The id of Google Analytics; empty measures nothing. Setting one lets exactly its hosts into the site’s policy.',
    type: z.string().check(z.regex(/^(G-[A-Z0-9]{4,16})?$/)),
    starts: '',
  }),
} as const
