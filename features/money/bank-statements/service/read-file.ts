import { decodeXML } from 'entities'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { readCamt } from '../rules/camt.ts'
import { readCsv } from '../rules/csv.ts'
import { MOST_ENTRIES, type Reading } from '../rules/entry.ts'
import type { Tree } from '../rules/tree.ts'
import type { FeedRow } from '../store/feeds.ts'

/** Elements within elements: camt.054 has about 15. */
const DEEPEST = 40

/** The document element must be a camt.054 of the bank-to-customer notification, in any version. */
const NAMESPACE = /xmlns(?::[\w.-]+)?\s*=\s*["']urn:iso:std:iso:20022:tech:xsd:camt\.054\.001\.\d{2}["']/

/**
 * Entities are decoded by us, not by the parser: only the five of XML and character numbers exist, and none can name another. A document
 * type declaration, which could define more or name a file, is refused before anything is parsed (XXE, entity expansion).
 */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  maxNestedTags: DEEPEST,
  tagValueProcessor: (_, value) => decodeXML(value),
  attributeValueProcessor: (_, value) => decodeXML(value),
})

/** Reads a statement's bytes as its feed declares them; never throws on their content. */
export function readFile(
  feed: Pick<FeedRow, 'format' | 'csv' | 'accountNumber' | 'currency'>,
  bytes: Uint8Array,
): Reading {
  const reading =
    feed.format === 'csv' && feed.csv
      ? readText(bytes, feed.csv.encoding, (text) => feed.csv && readCsv(text, feed.csv, feed.currency))
      : readText(bytes, 'utf-8', (text) => readXml(text, feed.accountNumber))
  if ('problem' in reading) return reading
  if (reading.entries.length > MOST_ENTRIES)
    return { problem: 'tooMany', detail: `${reading.entries.length}` }
  return reading.entries.length + reading.unread.length === 0 ? { problem: 'empty', detail: '' } : reading
}

function readText(bytes: Uint8Array, encoding: string, read: (text: string) => Reading | null): Reading {
  const notText: Reading = { problem: 'notText', detail: encoding }
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? notText : (read(text) ?? notText)
  } catch (error) {
    if (error instanceof TypeError) return notText // bytes that this encoding does not have
    throw error
  }
}

function readXml(text: string, account: string): Reading {
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(text)) return { problem: 'doctype', detail: '' }
  let tree: Tree
  try {
    const checked = XMLValidator.validate(text)
    if (checked !== true) return { problem: 'notXml', detail: `line ${checked.err.line}` }
    tree = parser.parse(text)
  } catch {
    return { problem: 'notXml', detail: '' } // nested too deeply, or otherwise beyond the parser's limits
  }
  return NAMESPACE.test(text.slice(0, 4_000)) ? readCamt(tree, account) : { problem: 'notCamt', detail: '' }
}
