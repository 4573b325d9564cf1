/** Heads the column of a table in which each row has its buttons, for whoever hears it. */
export function ActionsHeading() {
  return (
    <th scope="col">
      <span className="hidden">What can be done</span>
    </th>
  );
}
