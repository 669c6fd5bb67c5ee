import { useApiMutation } from '#contract/react.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { toast } from '#ui/layer/toast.ts'

/** Enters a result as one source, and says whether it counts now or waits for another one. */
export function useEnterResult() {
  const { t } = useTexts()
  const api = useApi(sportsOffice)
  const call = useApiMutation(api.enterResult, { invalidates: [api.event, api.events] })
  const enter = (input: Parameters<typeof call.mutate>[0], onDone: () => void) =>
    call.mutate(input, {
      onSuccess: ({ isConfirmed }) => {
        toast({
          tone: isConfirmed ? 'good' : 'info',
          title: t(isConfirmed ? 'sportDesk.resultConfirmed' : 'sportDesk.resultWaits'),
        })
        onDone()
      },
    })
  return { call, enter }
}
