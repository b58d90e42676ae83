/**
 * Stands in for TanStack's MutationCache in the build (tools/build/styles/slim-libraries.ts): what changes something is a machine,
 * so there is never a mutation to keep.
 */
export class MutationCache {
  clear(): void {}
  findAll(): never[] {
    return []
  }
  resumePausedMutations(): Promise<void> {
    return Promise.resolve()
  }
}
