/** A title for people, in English and in Arabic. */
export type Title = readonly [en: string, ar: string]

/** What people call a flow, its states and its events. No machine reads them: they stay out of what customers load. */
export type Titles = {
  /** A verb phrase: "Cancel an order". */
  flow: Title
  /** By dotted path, a short phrase: "Choosing a reason". */
  states: Record<string, Title>
  /**
   * A short clause: "The customer chooses a reason". Keys are types of events; `done`, `refused` or `snapshot` with the id of a
   * port or child; `after` with the name of a delay.
   */
  events: Record<string, Title>
}
