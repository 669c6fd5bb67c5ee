import { Dices } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { rounds } from '../../contract.ts'
import { isClientSeed, randomSeed } from './client-seed.ts'

export type RevealSeedProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onRevealed?: () => void
}

/** Reveals the server seed in use and starts a new pair, under the member's new seed. */
export function RevealSeed({ open, onClose, onRevealed }: RevealSeedProps) {
  const { t } = useTexts()
  const api = useApi(rounds)
  const rotate = useApiMutation(api.rotate, { invalidates: [api.seeds, api.detail] })
  const form = useForm({ defaultValues: { seed: randomSeed() } })
  const seed = form.watch('seed')
  const problem = isClientSeed(seed) ? undefined : t('fair.clientSeedBad')
  const confirm = async () => {
    if (problem) return
    await rotate.mutateAsync({ body: { clientSeed: seed } }).then(
      () => {
        toast({ tone: 'good', title: t('fair.rotated') })
        form.reset({ seed: randomSeed() })
        onClose()
        onRevealed?.()
      },
      () => undefined, // shown in the dialog
    )
  }
  return (
    <Confirm
      open={open}
      title={t('fair.rotateTitle')}
      text={t('fair.rotateText')}
      action={t('fair.rotateDeed')}
      busy={rotate.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {rotate.error && <Failure error={rotate.error} />}
        <TextField
          label={t('fair.newSeed')}
          hint={t('fair.clientSeedHint')}
          error={problem}
          maxLength={64}
          {...form.register('seed')}
          end={
            <IconButton
              icon={Dices}
              label={t('fair.newSeedDice')}
              size="sm"
              onClick={() => form.setValue('seed', randomSeed())}
            />
          }
        />
      </div>
    </Confirm>
  )
}
