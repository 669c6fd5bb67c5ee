import type { ProtocolName } from '../../store/connections.ts'
import { canonical } from './canonical.ts'
import type { Protocol } from './protocol.ts'
import { hub88 } from './hub88.ts'
import { pragmatic } from './pragmatic.ts'
import { softswiss } from './softswiss.ts'

/** All API protocols over the common core, one line each. */
export const protocols: Readonly<Record<ProtocolName, Protocol>> = { canonical, hub88, softswiss, pragmatic }
