import type { App } from '#server/app.ts'
import { addVendor, upsertOutside } from '#features/play/lobby/public.ts'
import { insertKey, saveDoor } from '../store/connections.ts'

const VENDOR = 'SANDBOX'

type Opening = { readonly keyId: string; readonly publicKey: string; readonly now: Date }

/** The demo vendor: a separate program on this machine, labelled as a sandbox everywhere. */
export async function openSandboxVendor(app: App, { keyId, publicKey, now }: Opening): Promise<void> {
  const { VENDOR_PORT } = app.config
  const { db } = app
  const since = now.toISOString().slice(0, 10)
  await addVendor(db, { code: VENDOR, name: 'Sandbox vendor', since })
  await saveDoor(
    db,
    {
      vendor: VENDOR,
      protocol: 'canonical',
      isSandbox: true,
      launchUrl: `http://{host}:${VENDOR_PORT}/play/{game}?ticket={token}&lang={lang}&home={home}`,
      apiUrl: `http://127.0.0.1:${VENDOR_PORT}`,
      partner: '',
      networks: [],
    },
    now,
  )
  await insertKey(db, { vendor: VENDOR, name: keyId, kind: 'ed25519', publicKey, secretSealed: null }, now)
  await upsertOutside(db, {
    ids: ['sandbox-pearl-cups'],
    vendor: VENDOR,
    outsideRef: 'pearl-cups',
    category: 'RNG',
    kind: 'mini',
    nameEn: 'Pearl Cups (sandbox)',
    nameVi: 'Ba Chén Ngọc (thử nghiệm)',
    rtpText: '96.66 %',
    themes: ['treasure'],
    volatility: 'low',
    since,
  })
}
