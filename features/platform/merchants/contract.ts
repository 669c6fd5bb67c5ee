import * as z from 'zod/mini'
import { currency, instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { flagNames } from './catalogue.ts'
import { flagGroups } from './rules/flag.ts'
import { someTerms, termNames } from './shapes.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const merchant = z.strictObject({ merchant: code })
const deed = z.enum(['allow', 'refuse'])
const country = z.string().check(z.regex(/^[A-Z]{2}$/))
const done = z.object({})
const unknown = { 'merchants.unknown': null } as const
const hostRefusals = {
  'merchants.hostInvalid': null,
  'merchants.hostReserved': z.object({ host: z.string() }),
  'merchants.hostTaken': z.object({ merchant: z.string() }),
} as const
const change = { audience: 'operator', permission: 'settings.change' } as const
const see = { audience: 'operator', permission: 'settings.see' } as const

/** Currencies of brands; play money belongs to every brand. */
const realCurrency = z.enum(['VND', 'USD'])

const brand = z.object({ code: z.string(), name: z.string(), currency, timeZone: z.string() })

const pack = z.object({
  code: z.string(),
  name: z.string(),
  terms: z.record(z.string(), z.union([z.boolean(), z.int()])),
  countries: z.array(z.string()),
})

/** Brand configuration for the back office. Every change is audited and announced to all open pages. */
export const merchantsOffice = defineContract('merchantsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/brands',
    ...see,
    summary: 'Lists all brands of this deployment.',
    reply: z.object({ list: z.array(brand) }),
  },
  choices: {
    method: 'GET',
    path: '/office/api/merchants',
    audience: 'operator',
    permission: 'members.see',
    summary: 'Lists the brands that the operator can filter by.',
    reply: z.object({ merchants: z.array(brand) }),
  },
  one: {
    method: 'GET',
    path: '/office/api/brands/:merchant',
    ...see,
    summary: 'Returns a brand’s hosts, flags, status, region rules and addresses.',
    params: merchant,
    reply: z.object({
      brand,
      hosts: z.array(z.string()),
      flags: z.array(
        z.object({
          name: z.enum(flagNames()),
          group: z.enum(flagGroups),
          says: z.string(),
          isOn: z.boolean(),
          starts: z.boolean(),
        }),
      ),
      status: z.object({ isClosed: z.boolean(), endsAt: z.nullable(instant) }),
      regions: z.array(
        z.object({
          id: uuid,
          kind: z.enum(['country', 'network']),
          place: z.string(),
          deed,
          note: z.string(),
        }),
      ),
      routes: z.array(
        z.object({ origin: z.string(), speedMs: z.nullable(z.int()), measuredAt: z.nullable(instant) }),
      ),
    }),
    refusals: unknown,
  },
  addBrand: {
    method: 'POST',
    path: '/office/api/brands',
    audience: 'operator',
    permission: 'brands.create',
    summary: 'Creates a brand with its hosts, from the defaults or by copying another brand’s setup.',
    body: z.strictObject({
      code,
      name: words(40),
      currency: realCurrency,
      timeZone: words(60),
      dialingCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
      languages: z.array(z.enum(['EN', 'VI'])).check(z.minLength(1), z.maxLength(2)),
      hosts: z.array(words(300)).check(z.maxLength(10)),
      licenceEn: z._default(z.string().check(z.trim(), z.maxLength(600)), ''),
      licenceVi: z._default(z.string().check(z.trim(), z.maxLength(600)), ''),
      /** The brand whose configuration is copied; null starts with the defaults. */
      from: z.nullable(code),
      reason: words(300, 4),
    }),
    reply: z.object({ code: z.string() }),
    refusals: {
      ...unknown,
      ...hostRefusals,
      'merchants.codeTaken': z.object({ code: z.string() }),
      'merchants.unknownZone': null,
    },
  },
  changeBrand: {
    method: 'PUT',
    path: '/office/api/brands/:merchant',
    ...change,
    summary:
      'Changes a brand’s name and time zone, and its currency while it has no members, deposit methods or money.',
    params: merchant,
    body: z.strictObject({ name: words(40), timeZone: words(60), currency: z.optional(realCurrency) }),
    reply: done,
    refusals: {
      ...unknown,
      'merchants.unknownZone': null,
      'merchants.currencyFixed': z.object({ currency: z.string() }),
    },
  },
  switchFlag: {
    method: 'PUT',
    path: '/office/api/brands/:merchant/flags/:flag',
    ...change,
    summary: 'Turns a feature flag on or off.',
    params: z.strictObject({ merchant: code, flag: z.enum(flagNames()) }),
    body: z.strictObject({ isOn: z.boolean() }),
    reply: done,
    refusals: unknown,
  },
  changeStatus: {
    method: 'PUT',
    path: '/office/api/brands/:merchant/status',
    ...change,
    summary: 'Closes the site for maintenance, or reopens it.',
    params: merchant,
    body: z.strictObject({
      isClosed: z.boolean(),
      endsAt: z.nullable(instant),
      reason: z.optional(words(300)),
    }),
    reply: done,
    refusals: { ...unknown, 'merchants.endIsPast': null },
  },
  addHost: {
    method: 'POST',
    path: '/office/api/brands/:merchant/hosts',
    audience: 'operator',
    permission: 'brands.create',
    summary: 'Maps a host to the brand.',
    params: merchant,
    body: z.strictObject({ host: words(300) }),
    reply: done,
    refusals: { ...unknown, ...hostRefusals },
  },
  dropHost: {
    method: 'DELETE',
    path: '/office/api/brands/:merchant/hosts/:host',
    audience: 'operator',
    permission: 'brands.create',
    summary: 'Removes a host from the brand.',
    params: z.strictObject({ merchant: code, host: words(300) }),
    reply: done,
    refusals: { 'merchants.gone': null },
  },
  setRegion: {
    method: 'PUT',
    path: '/office/api/brands/:merchant/regions',
    ...change,
    summary: 'Allows or blocks a country or a network.',
    params: merchant,
    body: z.strictObject({
      kind: z.enum(['country', 'network']),
      place: words(60),
      deed,
      note: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    }),
    reply: done,
    refusals: { ...unknown, 'merchants.placeInvalid': null },
  },
  dropRegion: {
    method: 'DELETE',
    path: '/office/api/brands/:merchant/regions/:id',
    ...change,
    summary: 'Removes a region rule.',
    params: z.strictObject({ merchant: code, id: uuid }),
    reply: done,
    refusals: { 'merchants.gone': null },
  },
  tryAddress: {
    method: 'GET',
    path: '/office/api/brands/:merchant/regions/try',
    ...see,
    summary:
      'Returns what a visitor from this IP address would see now: the site, the maintenance page or a block.',
    params: merchant,
    query: z.strictObject({ ip: words(60) }),
    reply: z.object({ country: z.nullable(z.string()), systemStatus: z.int() }),
    refusals: { ...unknown, 'merchants.placeInvalid': null },
  },
  addRoute: {
    method: 'POST',
    path: '/office/api/brands/:merchant/routes',
    ...change,
    summary: 'Adds a site address; its response time is measured every minute.',
    params: merchant,
    body: z.strictObject({ origin: words(300) }),
    reply: done,
    refusals: { ...unknown, 'merchants.originInvalid': null },
  },
  dropRoute: {
    method: 'DELETE',
    path: '/office/api/brands/:merchant/routes',
    ...change,
    summary: 'Removes a site address.',
    params: merchant,
    query: z.strictObject({ origin: words(300) }),
    reply: done,
    refusals: { 'merchants.gone': null },
  },
  jurisdictions: {
    method: 'GET',
    path: '/office/api/jurisdictions',
    ...see,
    summary: 'Lists the jurisdiction packs with their terms and the countries assigned to each.',
    reply: z.object({
      packs: z.array(pack),
      terms: z.array(
        z.object({ name: z.enum(termNames()), says: z.string(), starts: z.union([z.boolean(), z.int()]) }),
      ),
    }),
  },
  addPack: {
    method: 'POST',
    path: '/office/api/jurisdictions',
    ...change,
    summary:
      'Creates a pack as a copy of another; it applies only after a country or a brand is assigned to it.',
    body: z.strictObject({ code: words(60), name: words(60), from: words(60) }),
    reply: z.object({ code: z.string() }),
    refusals: {
      'merchants.packCodeInvalid': null,
      'merchants.packTaken': z.object({ name: z.string() }),
      'merchants.packUnknown': null,
    },
  },
  changePack: {
    method: 'PUT',
    path: '/office/api/jurisdictions/:pack',
    ...change,
    summary: 'Changes the terms of a pack; terms left out take the default pack’s value.',
    params: z.strictObject({ pack: z.string().check(z.maxLength(31)) }),
    body: z.strictObject({ terms: someTerms }),
    reply: done,
    refusals: { 'merchants.gone': null },
  },
  setCountry: {
    method: 'PUT',
    path: '/office/api/jurisdictions/:pack/countries/:country',
    ...change,
    summary: 'Assigns a country to a pack.',
    params: z.strictObject({ pack: z.string().check(z.maxLength(31)), country }),
    reply: done,
    refusals: { 'merchants.gone': null },
  },
  dropCountry: {
    method: 'DELETE',
    path: '/office/api/jurisdictions/countries/:country',
    ...change,
    summary: 'Removes a country from its pack; the brand’s unknownCountry setting applies again.',
    params: z.strictObject({ country }),
    reply: done,
    refusals: { 'merchants.gone': null },
  },
})
