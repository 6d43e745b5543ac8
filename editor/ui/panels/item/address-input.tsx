type AddressInputProps = {
  id: string;
  folder: string;
  address: string;
  onChange: (address: string) => void;
};

/** The end of an item's address, behind the part that all of its kind have. */
export const AddressInput = ({ id, folder, address, onChange }: AddressInputProps) => (
  <>
    <label htmlFor={id}>Address</label>
    <span className="address">
      <code>{folder}</code>
      <input
        id={id}
        className="input"
        required
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        title="Lower-case letters, digits and hyphens"
        value={address}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  </>
);
