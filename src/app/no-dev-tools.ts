/** Stands in for XState's way to a browser extension in the build (tools/build/styles/slim-libraries.ts): no actor of ours asks for it. */
export const devToolsAdapter = (): void => {}
