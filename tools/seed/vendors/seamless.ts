import { sandboxKey, SANDBOX_KEY_ID } from '#apps/vendor/key.ts'
import { openSandboxVendor } from '#features/play/vendors/public.ts'
import type { World } from '../world.ts'

/** An external vendor's sandbox: its game is played through the seamless wallet like another company's. */
export async function seedVendor({ app, now }: World): Promise<void> {
  const { publicPem } = sandboxKey(app.vault.keyText('vendor-sandbox'))
  await openSandboxVendor(app, { keyId: SANDBOX_KEY_ID, publicKey: publicPem, now })
}
