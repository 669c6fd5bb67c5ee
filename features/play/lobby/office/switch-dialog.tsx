import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { lobbyOffice } from '../contract/office.ts'

/**
 * `to`: for a game, a vendor, a vendor at one brand (`here`) or a whole brand (`play`) whether to stop it; for `brand` whether that brand
 * shows the game.
 */
export type Switching =
  | { readonly what: 'game' | 'vendor'; readonly id: string; readonly name: string; readonly to: boolean }
  | {
      readonly what: 'brand' | 'here' | 'play'
      readonly id: string
      readonly name: string
      readonly to: boolean
      readonly brand: string
    }

export type SwitchDialogProps = { readonly switching: Switching | null; readonly onClose: () => void }

/** Asks for a reason, then switches with immediate effect for every open frame. */
export function SwitchDialog({ switching, onClose }: SwitchDialogProps) {
  const { t } = useTexts()
  const api = useApi(lobbyOffice)
  const tells = { invalidates: [api.list] }
  const game = useApiMutation(api.setGame, tells)
  const vendor = useApiMutation(api.setVendor, tells)
  const brand = useApiMutation(api.setBrand, tells)
  const here = useApiMutation(api.setVendorHere, tells)
  const play = useApiMutation(api.setBrandPlay, tells)
  const told = { game, vendor, brand, here, play }[switching?.what ?? 'game']
  const isTaking = switching?.what === 'brand' ? !switching.to : (switching?.to ?? false)
  const words = switching && {
    title: t(`games.ask.${switching.what}.${isTaking ? 'stop' : 'start'}`, {
      name: switching.name,
      brand: 'brand' in switching ? switching.brand : '',
    }),
    action: t(isTaking ? 'games.stop' : 'games.start'),
  }
  const close = () => {
    told.reset()
    onClose()
  }
  const done = {
    onSuccess: () => {
      toast({
        tone: 'good',
        title: t(isTaking ? 'games.didStop' : 'games.didStart', { name: switching?.name ?? '' }),
      })
      onClose()
    },
  }
  const send = (reason: string) => {
    switch (switching?.what) {
      case 'game':
        return game.mutate(
          { params: { game: switching.id }, body: { isStopped: switching.to, reason } },
          done,
        )
      case 'vendor':
        return vendor.mutate(
          { params: { vendor: switching.id }, body: { isStopped: switching.to, reason } },
          done,
        )
      case 'brand':
        return brand.mutate(
          { params: { game: switching.id, merchant: switching.brand }, body: { isOn: switching.to, reason } },
          done,
        )
      case 'here':
        return here.mutate(
          {
            params: { vendor: switching.id, merchant: switching.brand },
            body: { isStopped: switching.to, reason },
          },
          done,
        )
      case 'play':
        return play.mutate(
          { params: { merchant: switching.id }, body: { isStopped: switching.to, reason } },
          done,
        )
      case undefined:
        return
    }
  }
  return (
    <ReasonDialog
      open={switching !== null}
      onClose={close}
      title={words?.title ?? ''}
      text={t(isTaking ? 'games.stopText' : 'games.startText')}
      action={words?.action ?? ''}
      isDanger={isTaking}
      busy={told.isPending}
      error={told.error}
      onReason={send}
    />
  )
}
