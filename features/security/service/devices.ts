import type { Db, Tx } from '#db/pool.ts'
import { hashToken } from '#server/vault.ts'
import { deviceName } from '../rules/device-name.ts'
import { putDevice, touchDevice } from '../store/places.ts'

/** A device that is not used for so long must prove itself anew. */
const TRUST_MS = 180 * 24 * 3_600_000

export type DeviceAt = {
  readonly memberId: bigint
  /** The HttpOnly cookie `fairhouse-device` as the browser sent it, or null. */
  readonly deviceToken: string | null
  readonly ip: string
  readonly now: Date
}

/** Whether the member trusts this browser; notes that it was seen. */
export async function isTrustedDevice(
  tx: Tx | Db,
  { memberId, deviceToken, ip, now }: DeviceAt,
): Promise<boolean> {
  return deviceToken !== null && touchDevice(tx, { memberId, tokenHash: hashToken(deviceToken), ip, now })
}

/** From now on the member trusts this browser: a log-in there needs no second proof. */
export async function rememberDevice(
  tx: Tx | Db,
  {
    memberId,
    deviceToken,
    ip,
    device,
    name,
    now,
  }: DeviceAt & {
    readonly deviceToken: string
    /** The browser's description of itself. */
    readonly device: string
    readonly name?: string
  },
): Promise<void> {
  await putDevice(tx, {
    memberId,
    tokenHash: hashToken(deviceToken),
    name: name ?? ([...deviceName(device)].slice(0, 60).join('') || 'Browser'),
    device,
    ip,
    now,
    expiresAt: new Date(now.getTime() + TRUST_MS),
  })
}
