import { expect, test } from 'vitest'
import { citations } from './rules/citations.ts'
import { projectOf, readSource } from './source.ts'

const documents = {
  'docs/product-decisions.md': '# Product decisions\n\n### 12. Passwords\n\n### 24. Valid bet\n',
  'docs/specification.md': '# Specification\n\n## 1. Purpose\n\n## 4. States\n',
  'docs/requirements.md': '- CSH-02 A withdrawal\n- **R9** No marketing\n- **M4** Once\n',
}

function findings(path: string, text: string): string[] {
  const files = { ...documents, [path]: text }
  const project = projectOf(Object.entries(files).map(([file, words]) => readSource(file, words)))
  return citations.look(project).map(({ line, words }) => `${line} ${words.split(', which')[0]}`)
}

// numbers are separate, so that the rule, which reads this file too, finds nothing here
const [GONE, ID] = ['99', '77']

test.each([
  ['features/x.ts', `/** The stake at risk (decision ${GONE}). */`, `1 cites decision ${GONE}`],
  ['features/x.ts', `// first\n// decisions 12, 24 and ${GONE}`, `2 cites decision ${GONE}`],
  ['features/x.ts', `/**\n * As the decision\n * ${GONE} says.\n */`, `2 cites decision ${GONE}`],
  ['features/x.sql', `-- The states of §${GONE}.`, `1 cites §${GONE}`],
  ['docs/x.md', `Every call (§${GONE}) is refused.`, `1 cites §${GONE}`],
  ['features/x.test.ts', `test('CSH-${ID} a withdrawal', () => {})`, `1 cites CSH-${ID}`],
  ['features/x.test.ts', `test('R9 M${ID} no marketing', () => {})`, `1 cites M${ID}`],
  ['features/x.test.ts', `test.each([[1]])('M${ID} once: %i', () => {})`, `1 cites M${ID}`],
  ['features/x.ts', `/** No marketing (R9, M${ID}). */`, `1 cites M${ID}`],
])('the citation rule reports a planted citation in %s: %s', (path, text, found) => {
  expect(findings(path, text)).toEqual([found])
})

test('the citation rule accepts existing citations, other documents’ sections, and text that only resembles an id', () => {
  const text = `
    // decision 24, decisions 12 to 24, §4, CSH-02 (R9, M4); docs/decisions/0037, the decision 2019 of a court
    // RFC 8291 §${GONE}, GLI-33 §2.3.4, UTF-16, CRC-32
    const path = 'M${ID} 0L3 4' // a line of a picture
    test('R9 M4 CSH-02 no marketing', () => {})
  `
  expect(findings('features/x.ts', text)).toEqual([])
})
