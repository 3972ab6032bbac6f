import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallDefinition } from '../shared/calls/define-call.ts'
import { keyOf } from './api.ts'
import { complain, tell } from './tell.ts'

type Events<Input, Answer> = Pick<
  UseMutationOptions<Answer, Error, Input>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled' | 'scope'
>

type Change<Input, Answer> = Events<Input, Answer> & {
  /** A toast of success. */
  done?: (answer: Answer, input: Input) => string
  /** The title of the toast of failure, which is shown unless there is `onError`. */
  failed?: string
  /** Reads that are read again afterwards, also after a failure. */
  outdates?: readonly CallDefinition[] | 'everything'
}

/** A change by a call: told, complained about, and seen by the reads that it outdates. */
export function useChange<Input = void, Answer = unknown>(
  ask: (input: Input) => Promise<Answer>,
  { done, failed, outdates = [], ...events }: Change<Input, Answer> = {},
) {
  const client = useQueryClient()
  const refresh = () =>
    outdates === 'everything'
      ? client.invalidateQueries()
      : Promise.all(outdates.map((read) => client.invalidateQueries({ queryKey: keyOf(read) })))
  return useMutation<Answer, Error, Input>({
    mutationFn: ask,
    onError: (error) => complain(error, failed),
    onSettled: refresh,
    ...events,
    onSuccess: (answer, input, ...rest) => {
      if (done) tell(done(answer, input))
      return events.onSuccess?.(answer, input, ...rest)
    },
  })
}
