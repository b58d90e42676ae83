/** Stands in for XState's way to a browser extension in the build (tools/slim-libraries.ts): no actor of ours asks for it. */
export const devToolsAdapter = (): void => {}
