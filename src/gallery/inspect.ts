import { createBrowserInspector } from '@statelyai/inspect'
import { watchActors } from './watch-actors.ts'

/** Shows the actors of the shop in Stately's inspector, in a window of its own: for a page whose address says `inspect`. */
const stately = createBrowserInspector()

watchActors(
  (inspected) => stately.inspect.next?.(inspected),
  (actor) => {
    // A root is born before anybody can listen to its system; the system tells of its children.
    if (!actor._parent) stately.actor(actor, actor.getSnapshot())
  },
)
