/** The coach's teams to which an athlete belongs, for questions about permissions. */
export const teamIdsOf = ({ memberships }: { memberships: readonly { team_id: number }[] }): number[] =>
  memberships.map(({ team_id: id }) => id);
