import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Vitest runs projects in the order of their names. The few long files of the paths at the reference server come before the
 * many short ones of the contract: at the end, only one core would work on them.
 */
export class ServiceFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => (project.name === 'service' ? 0 : 1)
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
