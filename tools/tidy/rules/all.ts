/** Every lint rule, in the order of the report. */
import type { Rule } from '../rule.ts'
import { citations } from './citations.ts'
import { clock } from './clock.ts'
import { constructs } from './constructs.ts'
import { deadFiles } from './dead-files.ts'
import { environment } from './environment.ts'
import { barrels, defaultExports } from './exports.ts'
import { importForm } from './import-form.ts'
import { imports } from './imports.ts'
import { declarations } from './declarations.ts'
import { cycles, layers } from './layers.ts'
import { narrowedTests, promises } from './leftovers.ts'
import { links } from './links.ts'
import { outbound } from './outbound.ts'
import { printing } from './console.ts'
import { plurals } from './plurals.ts'
import { publicExports } from './public-exports.ts'
import { purity } from './purity.ts'
import { fileSize, folderSize, functionSize, lineSize } from './size.ts'
import { registry } from './registry.ts'
import { sqlForm, sqlPlace } from './sql.ts'
import { tables } from './tables.ts'
import { parity } from './texts.ts'
import { types } from './types.ts'
import { vocabulary } from './vocabulary.ts'
import { workplace } from './workplace.ts'

export const rules: readonly Rule[] = [
  imports,
  layers,
  cycles,
  importForm,
  purity,
  clock,
  printing,
  environment,
  outbound,
  types,
  defaultExports,
  barrels,
  publicExports,
  constructs,
  promises,
  narrowedTests,
  fileSize,
  functionSize,
  lineSize,
  folderSize,
  sqlForm,
  sqlPlace,
  tables,
  parity,
  plurals,
  registry,
  declarations,
  vocabulary,
  deadFiles,
  links,
  citations,
  workplace,
]
