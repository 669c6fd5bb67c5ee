import type { DialectName } from '../../store/doors.ts'
import { canonical } from './canonical.ts'
import type { Dialect } from './dialect.ts'
import { hub88 } from './hub88.ts'
import { pragmatic } from './pragmatic.ts'
import { softswiss } from './softswiss.ts'

/** All API protocols over the common core, one line each. */
export const dialects: Readonly<Record<DialectName, Dialect>> = { canonical, hub88, softswiss, pragmatic }
