import type { Finding, Rule } from '../rule.ts'
import { lineAt, type Project, type Source } from '../source.ts'

/**
 * Citations must exist in the repository: product decisions ("decision 24"), sections of the specification ("§4") and requirements
 * ("CSH-02", and "R9" where a test's title begins with it or a comment has it in brackets).
 */
export const citations: Rule = {
  name: 'citation',
  look: (project) => {
    const known = knownIn(project)
    if (!known) return []
    return project.sources.flatMap((source) => findingsIn(source, known))
  },
}

const DECISIONS = 'docs/product-decisions.md'
const SPECIFICATION = 'docs/specification.md'
const REQUIREMENTS = 'docs/requirements.md'

type Known = {
  readonly decisions: ReadonlySet<string>
  readonly sections: ReadonlySet<string>
  readonly requirements: ReadonlySet<string>
  /** The prefixes of requirement ids: 'CSH', 'R'. Similar texts (UTF-16, GLI-33) are not ids. */
  readonly families: ReadonlySet<string>
}

/** Null if one of the three documents is missing: a test's project without citations. */
function knownIn({ sources }: Project): Known | null {
  const textOf = (path: string) => sources.find((source) => source.path === path)?.text
  const [decisions, specification, requirements] = [DECISIONS, SPECIFICATION, REQUIREMENTS].map(textOf)
  if (decisions === undefined || specification === undefined || requirements === undefined) return null
  const ids = [...requirements.matchAll(/^- (?:\*\*([A-Z]\d{1,2})\*\*|([A-Z]{3}-\d\d)) /gm)].map(
    ([, trust, product]) => trust ?? product ?? '',
  )
  return {
    decisions: new Set([...decisions.matchAll(/^### (\d+)\. /gm)].map(([, number = '']) => number)),
    sections: new Set([...specification.matchAll(/^## (\d+)\. /gm)].map(([, number = '']) => number)),
    requirements: new Set(ids),
    families: new Set(ids.map(familyOf)),
  }
}

const familyOf = (id: string): string => id.replace(/-?\d+$/, '')

/** "decision 24", "decisions 12 to 15", also across the lines of a comment. Four digits are a file of docs/decisions. */
const DECISION = /\bdecisions?(?: |\s*\n\s*(?:\*|\/\/|--) )(\d{1,2}(?:(?:, | and | to )\d{1,2})*)\b(?!\.\d)/gi
/** Sections have one number; those of other documents are cited with their document: RFC 8291 §3, GLI-33 §2.3.4. */
const SECTION = /§ ?(\d+)(?!\.?\d)/g
const OTHER_DOCUMENT = /(?:RFC|GLI|NIST|SP|FIPS|WCAG|WebAuthn|W3C|ISO|DSA|PCI|Art\.)[\w .,-]*$/
const PRODUCT_ID = /\b[A-Z]{3}-\d\d\b/g
/** Titles of tests: a text that begins with ids and continues with words. */
const TITLE = /['"`]((?:(?:[A-Z]\d{1,2}|[A-Z]{3}-\d\d) )+)[a-z]/g
const BRACKETS =
  /(?:\/\/|\/?\*|--).*?\(((?:[A-Z]\d{1,2}|[A-Z]{3}-\d\d)(?:, (?:[A-Z]\d{1,2}|[A-Z]{3}-\d\d))*)\)/g

function findingsIn({ path, text, isTest }: Source, known: Known): Finding[] {
  const fault = (start: number, what: string, where: string): Finding => ({
    path,
    line: lineAt(text, start),
    rule: 'citation',
    words: `cites ${what}, which ${where} does not have. Cure: cite what is there, or write it down there`,
  })
  const decided = [...text.matchAll(DECISION)].flatMap(({ 1: list = '', index }) =>
    numbersOf(list)
      .filter((number) => !known.decisions.has(number))
      .map((number) => fault(index, `decision ${number}`, DECISIONS)),
  )
  const specified = [...text.matchAll(SECTION)].flatMap(({ 1: number = '', index }) =>
    known.sections.has(number) || OTHER_DOCUMENT.test(text.slice(Math.max(0, index - 30), index))
      ? []
      : [fault(index, `§${number}`, SPECIFICATION)],
  )
  const trusted = [BRACKETS, ...(isTest ? [TITLE] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 1: ids = '', index }) =>
      ids.split(/,? /).map((id) => ({ id, index })),
    ),
  )
  const required = [
    ...[...text.matchAll(PRODUCT_ID)].map(({ 0: id, index }) => ({ id, index })),
    ...trusted.filter(({ id }) => !id.includes('-')),
  ]
    .filter(({ id }) => known.families.has(familyOf(id)) && !known.requirements.has(id))
    .map(({ id, index }) => fault(index, id, REQUIREMENTS))
  return [...decided, ...specified, ...required]
}

const numbersOf = (list: string): readonly string[] => list.match(/\d+/g) ?? []
